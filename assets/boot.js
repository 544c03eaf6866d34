// The shell's script: shows how far loading is, and says in words why the game could not start.
// It runs before PyScript, so it can count what PyScript fetches; it ends when the table is there (the mark 'ready').
(() => {
  'use strict';
  const SIZES = {}; // bytes by path of the files that a start fetches; tools/build.py fills it
  const SLOW = 20000; // ms without a table after which the page offers to try again
  const PATIENCE = 300; // ms for the more exact of two messages to come first
  const EARLY = ['app.zip', 'main.py']; // wanted only after Python is up: fetched while it starts

  const $ = (id) => document.getElementById(id);
  const offline = window.homesteadersOffline; // undefined when its script did not arrive
  const page = new URL('.', location.href);
  const pathOf = (url) => {
    const { href } = new URL(url, location.href);
    return href.startsWith(page.href) ? href.slice(page.href.length).replace(/[?#].*/, '') : null;
  };

  $('shell-late').remove();

  // ---- progress: stages and bytes, neither ever runs backwards

  const STAGES = ['page', 'load', 'python', 'table'];
  const WORDS = { python: 'Starting Python', table: 'Setting the table' };
  const total = Object.values(SIZES).reduce((sum, bytes) => sum + bytes, 0);
  const arrived = new Map();
  let stage = 0, failed = false, ended = false;

  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

  const loaded = () => [...arrived.values()].reduce((sum, bytes) => sum + bytes, 0);

  function draw() {
    if (failed || ended) return;
    const bytes = loaded();
    const name = STAGES[stage];
    $('shell-status').textContent = WORDS[name] ?? `Loading ${megabytes(bytes)} of ${megabytes(total)} MB`;
    $('shell-bar').max = total || 1;
    $('shell-bar').value = bytes;
    for (const item of $('shell-stages').children) {
      const at = STAGES.indexOf(item.dataset.stage);
      item.className = at < stage ? 'done' : at === stage ? 'now' : 'dim';
    }
  }

  function reach(name) {
    const at = STAGES.indexOf(name);
    if (at <= stage || failed || ended) return;
    stage = at;
    draw();
    $('shell-said').textContent = WORDS[name] ?? 'Loading'; // bytes would be too much to listen to
  }

  function count(path, bytes) {
    if (!(path in SIZES)) return;
    arrived.set(path, Math.max(arrived.get(path) ?? 0, Math.min(bytes, SIZES[path])));
    draw();
    if (loaded() === total) reach('python');
  }

  // ---- failures in words

  const AGAIN = ['Try again.', 'What has arrived already is not fetched twice.'];
  const OTHER = ['Another browser.', 'Chrome, Edge, Firefox or Safari from mid 2024 or later.'];
  const REASONS = {
    file: () => ['This page was opened from a folder on your disk. Browsers run the game only when it comes from a web server.', [
      ['In the game’s folder run make play', 'and open the address that it prints.'],
      ['Or serve this folder', 'with python3 -m http.server, and open http://localhost:8000/.'],
    ]],
    wasm: () => ['This browser has no WebAssembly, or it is switched off. The game cannot run without it.', [
      OTHER, ['Look at the settings.', 'A lockdown mode or a company’s rule may switch WebAssembly off.'],
    ]],
    missing: (path, status) => [`A part of the game is missing: ${path} (the server answered ${status}).`, [
      AGAIN, ['Tell whoever runs this site', 'that its files are not complete.'],
    ]],
    network: (path) => [`A part of the game did not arrive: ${path}. The connection broke, or the server is away.`, [
      ['Look at the connection.', 'The first visit needs it.'], AGAIN,
    ]],
    python: () => ['The game’s program stopped while it was starting.', [
      AGAIN, OTHER, ['Report it', 'with the text below.'],
    ]],
    start: () => ['What runs the game could not be started in this browser.', [AGAIN, OTHER, ['Report it', 'with the text below.']]],
  };
  let refresh = null;

  function fail(kind, detail, path, status) {
    if (failed || ended) return;
    failed = true;
    refresh = path ?? null;
    const [why, tries] = REASONS[kind](path, status);
    $('shell-why').textContent = why;
    $('shell-tries').replaceChildren(...tries.map(([what, how], i) => {
      const line = document.createElement('li'), number = line.appendChild(document.createElement('span'));
      number.className = 'n';
      number.textContent = i + 1;
      number.setAttribute('aria-hidden', 'true');
      const words = line.appendChild(document.createElement('span'));
      words.className = 'grow';
      words.appendChild(document.createElement('b')).textContent = what;
      words.append(` ${how}`);
      return line;
    }));
    $('shell-detail').textContent = `stage ${stage + 1} of ${STAGES.length} (${STAGES[stage]}) · ${kind} · ${detail}`;
    $('shell-loading').remove();
    $('shell-failed').hidden = false;
    document.title = 'Could not start · Homesteaders';
    document.querySelectorAll('script[type=py]').forEach((script) => script.remove()); // PyScript need not try, if it has not yet
    $('root').replaceChildren(); // half a table would hide what is said here
    offerSaves();
    $('shell-repair').hidden = !offline || kind === 'file' || kind === 'wasm';
    offline?.check(); // a newer release may start where this one does not
  }

  $('shell-retry').addEventListener('click', (event) => {
    if (location.protocol === 'file:') return;
    event.preventDefault();
    const again = () => offline?.update ? offline.apply() : location.reload();
    refresh ? browserFetch(refresh, { cache: 'reload' }).then(again, again) : again();
  });

  const repairs = document.querySelectorAll('[data-repair]');

  async function repair() {
    const words = $(failed ? 'shell-next' : 'shell-slow'); // after a failure or in a start without end
    const before = [...words.childNodes];
    repairs.forEach((button) => { button.disabled = true; });
    words.textContent = 'Fetching everything again. The page opens by itself then.';
    try {
      await offline.repair();
    } catch {
      words.textContent = 'Repair needs the connection, and the server did not answer. Nothing was changed. ';
      if (!failed) words.append(...before); // the links to try again
      repairs.forEach((button) => { button.disabled = false; });
    }
  }
  repairs.forEach((button) => button.addEventListener('click', repair));

  // What is kept, byte for byte: reading it needs Python, saving it elsewhere does not.
  function offerSaves() {
    let kept = [];
    try {
      kept = Object.entries(localStorage).filter(([key]) => key.startsWith('homesteaders.'));
    } catch {} // storage is blocked: nothing is kept
    if (!kept.length) return;
    const text = JSON.stringify(Object.fromEntries(kept), null, 1);
    $('shell-download').href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    $('shell-kept').hidden = false;
  }

  // ---- watching what is fetched

  const ownFetch = window.fetch;
  const browserFetch = ownFetch.bind(window);
  const early = new Map();

  async function measure(response, path) {
    const reader = response.body.getReader();
    let bytes = 0;
    try {
      for (let part; !(part = await reader.read()).done;) count(path, bytes += part.value.length);
    } catch (error) {
      fail('network', String(error), path);
    }
  }

  async function watchedFetch(input, options) {
    const path = pathOf(input instanceof Request ? input.url : input);
    const waiting = early.get(path);
    if (waiting) {
      early.delete(path);
      return waiting;
    }
    let response;
    try {
      response = await browserFetch(input, options);
    } catch (error) {
      fail('network', String(error), path ?? String(input));
      throw error;
    }
    if (!response.ok) fail('missing', `${response.url} ${response.status}`, path ?? response.url, response.status);
    else if (path in SIZES && response.body) measure(response.clone(), path);
    return response;
  }

  // Modules and stylesheets do not come through fetch: the browser's own list of resources tells about them.
  const resources = new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries()) {
      const path = pathOf(name);
      if (path === null) continue;
      if (responseStatus >= 400 && /\.(css|m?js|wasm|zip|py|toml|json)$/.test(path)) fail('missing', `${name} ${responseStatus}`, path, responseStatus);
      else count(path, Infinity);
    }
  });

  function onError(event) {
    const { target } = event;
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
      if (target.rel === 'icon') return;
      // It may be a module that this one imports: the list of resources knows better, but tells a moment later.
      setTimeout(() => fail('network', 'error', pathOf(target.src || target.href) ?? 'a script'), PATIENCE);
    } else if (ended && /PythonError/.test(event.message)) {
      $('shell-trouble').hidden = false;
    }
  }
  const onRejection = ({ reason }) => fail('start', String(reason?.stack ?? reason));
  const onProgress = ({ detail }) => {
    if (detail === 'Loading interpreter') reach('load');
    if (detail === 'Loaded interpreter') reach('table');
  };

  // ---- the end: the table is there

  const marks = new PerformanceObserver((list) => {
    if (list.getEntriesByName('ready').length) end();
  });

  function end() {
    if (ended) return;
    ended = true;
    resources.disconnect();
    marks.disconnect();
    clearTimeout(slow);
    if (window.fetch === watchedFetch) window.fetch = ownFetch;
    window.removeEventListener('unhandledrejection', onRejection);
    $('shell').remove();
  }

  // ---- start

  // Drawn means painted: the mark carries the time of the first paint with content, not of this script.
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    performance.mark('shell', { startTime: paint.startTime });
    observer.disconnect();
  }).observe({ type: 'paint', buffered: true });

  window.homesteadersShell = { failed: (text) => fail('python', text) };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('py:progress', onProgress);
  const slow = setTimeout(() => {
    if (failed) return;
    $('shell-slow-repair').hidden = !offline;
    $('shell-slow').hidden = false;
  }, SLOW);
  marks.observe({ type: 'mark', buffered: true });

  if (location.protocol === 'file:') return fail('file', location.href);
  if (typeof WebAssembly !== 'object') return fail('wasm', navigator.userAgent);
  // one with a medium (print) holds nothing up, so it may come later
  for (const link of document.querySelectorAll('link[rel=stylesheet]:not([media])')) {
    if (!link.sheet) return fail('missing', link.href, pathOf(link.href), 404);
  }
  reach('load');
  window.fetch = watchedFetch;
  resources.observe({ type: 'resource', buffered: true });
  for (const path of EARLY) {
    const promise = watchedFetch(new URL(path, page));
    promise.catch(() => {}); // told already; whoever asks for it hears it too
    early.set(path, promise);
  }
})();
