// The page's side of playing offline: registers the service worker once the game is in use, follows what it stores, offers
// updates, repairs and installs. What it knows is window.homesteadersOffline; each change is told by the window's event
// 'homesteaders-offline'. Nothing else of the game depends on it. docs/offline.md tells the whole.
(() => {
  'use strict';
  const NUMBER = ''; // the release's number; tools/build.py fills it
  const BUILD = ''; // the release's id; tools/build.py fills it

  const scope = new URL('./', location.href).href;
  const prefix = `homesteaders ${new URL(scope).pathname} `; // of our caches, as in sw.js
  const snapshot = `homesteaders-snapshot ${new URL(scope).pathname}`; // as in python.js
  const browserFetch = window.fetch.bind(window); // as it is before boot.js watches it
  const workers = window.isSecureContext ? navigator.serviceWorker : undefined;
  let registration = null, current = null, invitation = null, inUse = false, leaving = false;
  let behind = false; // another tab has taken an update: this one still runs the old release

  const offline = window.homesteadersOffline = {
    version: `${NUMBER} (${BUILD.slice(0, 7)})`, // what this page runs, not what is stored
    build: BUILD,
    state: 'none', // none, unsupported, storing, ready, failed
    stored: 0,
    total: 0,
    problem: '', // why it failed, for a report
    update: false,
    canInstall: false,
    apply, check, repair, install,
  };

  function set(changes) {
    if (Object.entries(changes).every(([name, value]) => offline[name] === value)) return;
    Object.assign(offline, changes);
    window.dispatchEvent(new Event('homesteaders-offline'));
  }

  // ---- following the worker

  async function start() {
    if (!workers) return set({ state: 'unsupported' });
    try {
      const found = await workers.register('./sw.js', { scope: './', updateViaCache: 'none' });
      if (found) follow(found);
      else set({ state: 'unsupported' });
    } catch (error) {
      // A browser that forbids workers says so with another error than a server that does not answer.
      set({ state: error.name === 'TypeError' ? 'failed' : 'unsupported', problem: String(error) });
    }
  }

  function follow(found) {
    if (found !== registration) {
      registration = found;
      workers.addEventListener('message', hear);
      found.addEventListener('updatefound', look);
    }
    look();
  }

  const watched = new WeakSet();

  function look() {
    const { installing, waiting, active } = registration;
    for (const worker of [installing, waiting, active]) {
      if (!worker || watched.has(worker)) continue;
      watched.add(worker);
      worker.addEventListener('statechange', look);
    }
    if (active && active !== current) {
      current = active;
      active.postMessage('check');
    }
    if (!active) set({ state: installing || waiting ? 'storing' : 'failed' });
    else if (offline.state !== 'ready') set({ state: 'storing' });
    set({ update: Boolean(active && waiting) || behind });
  }

  function hear({ data }) {
    if (data?.scope !== scope || (registration.active && !data.checked)) return; // the storing of an update is not told
    if (data.checked) behind = data.checked !== BUILD;
    if (!data.done) return set({ stored: data.stored, total: data.total, problem: data.problem });
    set({ state: data.problem ? 'failed' : 'ready', problem: data.problem });
    look();
  }

  // The registration of this folder and no other: asked for ours, the browser may name the one of a folder above.
  async function ours() {
    const found = await workers?.getRegistration('./').catch(() => undefined);
    return found?.scope === scope ? found : null;
  }

  // ---- what the game may ask for

  // Look for a newer release; true when one is ready to be taken.
  async function check() {
    if (!registration?.active) {
      const found = await ours();
      if (found) follow(found);
      else if (inUse) await start(); // what failed before is tried again
    }
    if (!registration?.active) return offline.update;
    await registration.update().catch(() => {}); // offline is no news
    registration.active?.postMessage('sweep');
    const arriving = registration.installing;
    if (arriving) {
      await new Promise((resolve) => {
        arriving.addEventListener('statechange', resolve, { once: true });
        if (arriving.state !== 'installing') resolve();
      });
    }
    look(); // the registration may know it before its worker's event arrives
    return offline.update;
  }

  // Take the update: this tab reloads into it, others go on with what they run.
  function apply() {
    if (leaving) return;
    const waiting = registration?.waiting;
    if (!waiting) return location.reload(); // another tab has taken it already
    leaving = true;
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload();
      else if (waiting.state === 'redundant') leaving = false; // a newer one took its place
    });
    waiting.postMessage('skip');
  }

  // Throw away what is stored of the game's own files and fetch it anew. Rejects, with nothing lost, when that cannot be done.
  async function repair() {
    const answer = await browserFetch(new URL('sw.js', scope), { cache: 'no-store' });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    await (await ours())?.unregister();
    for (const name of await window.caches?.keys() ?? []) {
      if (name.startsWith(prefix)) await caches.delete(name);
    }
    await window.caches?.delete(snapshot);
    try {
      localStorage.removeItem(snapshot); // the mark of assets/python.js
    } catch {} // storage is blocked: there is none
    const asked = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(scope));
    await Promise.allSettled([...new Set([scope, ...asked])].map((url) => browserFetch(url, { cache: 'reload' })));
    location.reload();
  }

  async function install() {
    const asked = invitation;
    if (!asked) return false;
    invitation = null; // it may be shown once
    set({ canInstall: false });
    await asked.prompt();
    return (await asked.userChoice).outcome === 'accepted';
  }

  // ---- when

  async function use() {
    inUse = true;
    await window.homesteadersStart?.rest(); // what the page still fetches is not asked for a second time meanwhile
    start().then(() => { if (registration?.active) check(); });
  }

  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('ready').length) return;
    observer.disconnect();
    window.requestIdleCallback ? window.requestIdleCallback(use, { timeout: 3000 }) : setTimeout(use);
  }).observe({ type: 'mark', buffered: true });
  document.addEventListener('visibilitychange', () => { if (inUse && !document.hidden) check(); });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    invitation = event;
    set({ canInstall: true });
  });
  window.addEventListener('appinstalled', () => set({ canInstall: false }));
})();
