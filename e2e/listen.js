// Runs before a page's own scripts: what the policy forbids is told in the console, where the watcher hears it. So do
// workers: each is made of a blob, and that is given the same listener to begin with. A worker that is loaded from an
// address would not have the page's policy (docs/trust.md).
(() => {
  const listen = () => addEventListener('securitypolicyviolation', (event) => {
    console.error(`CSP ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  listen();
  const address = URL.createObjectURL.bind(URL);
  const heard = (blob) => new Blob([`(${listen})();\n`, blob], { type: blob.type });
  URL.createObjectURL = (thing) => address(thing.type === 'text/javascript' ? heard(thing) : thing);
  window.Worker = class extends Worker {
    constructor(url, options) {
      if (!`${url}`.startsWith('blob:')) console.error(`CSP worker-src ${url} comes without the page's policy`);
      super(url, options);
    }
  };
})();
