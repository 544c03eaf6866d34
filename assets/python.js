// What PyScript takes for the interpreter's module (pyscript.toml). It starts Pyodide without waiting for PyScript to ask,
// brings our modules, and where a memory snapshot of an earlier start is kept, goes on from that instead of starting anew.
// Whatever is wrong with the snapshot: the usual start follows by itself. docs/start.md tells the whole.
// In the worker that thinks it is the interpreter's module, too, and starts as usual.
const VERSION = ''; // of Pyodide; tools/build.py fills it
const KEY = ''; // names what a snapshot is made of; '' = no snapshots; tools/build.py fills it
const APP = ''; // SHA-256 of app.zip; tools/build.py fills it

export const root = new URL('../', import.meta.url);
export const indexURL = new URL('vendor/pyodide/', root).href;
export const CACHE = `homesteaders-snapshot ${root.pathname}`; // not among the service worker's caches: it may not clear it away
const MARK = CACHE; // in localStorage: "ready KEY", "trying KEY times at", "bad KEY"; read before anything else, at no cost
const PAGE = 4096; // bytes of a page of memory
const YOUNG = 10000; // ms: so old a mark "trying" may belong to a start that goes on in another tab, or was reloaded
const PATIENCE = 3000; // ms for reading what takes 20
const LONGEST = 10000; // ms for a start with it, whatever it waits for; then comes the usual one
const QUIET = 15000; // ms without anybody doing anything, before one is made
const ROOM = 100e6; // bytes that have to be left

const page = typeof document !== 'undefined';
export const version = VERSION;

// ---- what is kept where

// What is in memory depends on the browser, too: it decides which instructions WebAssembly may use.
function browserKey() {
  let hash = 0;
  for (const sign of navigator.userAgent) hash = Math.imul(hash ^ sign.codePointAt(0), 16777619);
  return (hash >>> 0).toString(36);
}
export const id = KEY && `${KEY}-${browserKey()}`;
export const address = new URL(`snapshot/${id}`, root).href;

export const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const sha = async (bytes) => hex(await crypto.subtle.digest('SHA-256', bytes));

export async function bytes(name) {
  const answer = await fetch(new URL(name, root));
  if (!answer.ok) throw new Error(`${name}: the server answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const mark = {
  read() {
    try {
      const [state, of, times, at] = localStorage.getItem(MARK)?.split(' ') ?? [];
      return of === id ? { state, times: +times || 0, young: Math.abs(Date.now() - at) < YOUNG } : { state: 'none' };
    } catch {
      return { state: 'unknown' }; // storage is blocked: whether a start with it ended well could not be told, so none is made
    }
  },
  write(state, times) {
    try {
      localStorage.setItem(MARK, [state, id, ...(times === undefined ? [] : [times, Date.now()])].join(' '));
      return true;
    } catch {
      return false;
    }
  },
};

async function drop() {
  try {
    localStorage.removeItem(MARK);
  } catch {}
  await globalThis.caches?.delete(CACHE);
}

// ---- starting

const asm = () => import('../vendor/pyodide/pyodide.asm.mjs');
const pyodide = () => import('../vendor/pyodide/pyodide.mjs');
const said = {}; // PyScript's ears, once it has asked
const unpack = (py, archive) => py.unpackArchive(archive, 'zip', { extractDir: './' });

async function load(more) {
  // Without it Pyodide runs everything on the page's own stack. With it, asyncio's tasks run on stacks of WebAssembly's that
  // Chromium's garbage collector reads past their end (pyodide/pyodide#6106): one start in some hundred crashed the page.
  delete WebAssembly.Suspending;
  const script = asm();
  script.catch(() => {}); // told by who waits for it
  const { loadPyodide } = await pyodide();
  return loadPyodide({
    indexURL,
    stdout: (text) => (said.stdout ?? console.log)(text),
    stderr: (text) => (said.stderr ?? console.error)(text),
    createPyodideModule: async (settings) => (await script).default(settings),
    ...more,
  });
}

// The usual start. What is not for the first screen comes with it, or later: rest().
async function plain(whole) {
  const archives = ['app.zip', ...(whole ? ['more.zip'] : [])].map(bytes);
  for (const archive of archives) archive.catch(() => {});
  const py = await load();
  for (const archive of archives) unpack(py, await archive);
  return py;
}

// The start from a snapshot: all of ours that needs no browser is imported in it, the rest is read from app.zip.
async function restored(memory, app) {
  const py = await load({
    env: { PYTHONPATH: '/app.zip' },
    fsInit: async (FS) => FS.writeFile('/app.zip', await app),
    _loadSnapshot: memory,
  });
  if (await sha(await app) !== APP) throw new Error('app.zip is not the one of the snapshot');
  py.runPython('import random\nrandom.seed()\ndel random'); // or each start would draw the same numbers
  return py;
}

function inTime(promise, limit) {
  return Promise.race([promise, new Promise((_, reject) => { setTimeout(reject, limit, new Error('it takes too long')); })]);
}

async function read() {
  const answer = await (await caches.open(CACHE)).match(address);
  if (!answer) throw new Error('it is gone');
  const packed = new Uint8Array(await answer.arrayBuffer());
  if (packed.length !== +answer.headers.get('x-length')) throw new Error('it is cut off');
  const hash = sha(packed); // beside the page's thread, while this goes on
  const whole = expand(packed);
  if (await hash !== answer.headers.get('x-sha256')) throw new Error('it is damaged');
  return whole;
}

// [bytes in all, runs] and for each run [first page, pages], as 32-bit numbers; then the pages. The others are all zero.
function expand(packed) {
  const [total, runs] = new Uint32Array(packed.buffer, 0, 2);
  const list = new Uint32Array(packed.buffer, 8, 2 * runs);
  const whole = new Uint8Array(total);
  let from = 8 + 8 * runs;
  for (let i = 0; i < list.length; i += 2) {
    const start = list[i] * PAGE, size = Math.min(list[i + 1] * PAGE, total - start);
    whole.set(packed.subarray(from, from + size), start);
    from += size;
  }
  return whole;
}

const left = () => mark.write('ready'); // who leaves or reloads in the midst of a start: no sign of anything bad

// Rejects if there is none to go on from. It is read before anything else: two interpreters that start in one page get in
// each other's way, and then PyScript waits for ever.
async function fromSnapshot() {
  const app = bytes('app.zip');
  for (const coming of [app, asm(), pyodide()]) coming.catch(() => {}); // told by who waits for them
  const memory = await inTime(read(), PATIENCE);
  try {
    return await inTime(restored(memory, app), LONGEST);
  } catch {
    mark.write('bad'); // half an interpreter is in this page: the usual start needs a new one
    removeEventListener('pagehide', left);
    await inTime(caches.delete(CACHE), PATIENCE).catch(() => {});
    location.reload();
    return new Promise(() => {});
  }
}

async function boot() {
  const { state, times, young } = id ? mark.read() : {};
  if (state === 'trying' && times > 1 && !young) { // two starts in a row did not come to their end
    mark.write('bad');
    caches.delete(CACHE);
  } else if (state === 'ready' || (state === 'trying' && times < 2)) {
    mark.write('trying', state === 'ready' ? 1 : times + 1);
    addEventListener('pagehide', left);
    const py = await fromSnapshot().catch((error) => { start.problem = String(error); });
    if (py) {
      start.how = 'snapshot';
      performance.mark('restored');
      ready.then(() => {
        removeEventListener('pagehide', left);
        mark.write('ready');
      });
      return py;
    }
    removeEventListener('pagehide', left);
    drop().catch(() => {}); // nothing waits for it
  } else if (state === 'trying') { // other tabs are at it, or it was reloaded again and again
    ready.then(() => mark.write('trying', 1));
  }
  const whole = wantsAll();
  const py = await plain(whole);
  if (!whole) lacking = py;
  return py;
}

// ---- what the first screen does not need

let lacking = null; // the interpreter of a usual start that has not yet got what is in more.zip
let coming = null; // a promise that it comes

// Does this start show more than the start page in English? A guess: what is lacking comes when it is asked for.
function wantsAll() {
  if (location.hash.length > 2 || location.search.includes('do=')) return true;
  try {
    const settings = localStorage.getItem('homesteaders.settings') ?? '';
    return localStorage.getItem('homesteaders.place') === 'table' || /"language": ?"(?!en)/.test(settings);
  } catch {
    return false;
  }
}

function arrive(archive) {
  const py = lacking;
  lacking = null;
  if (py) unpack(py, archive);
}

// Bring what is lacking. Resolves to whether it is here.
function rest() {
  coming ??= (lacking ? bytes('more.zip').then(arrive) : Promise.resolve()).then(() => true, () => {
    coming = null; // whoever needs it next tries again
    return false;
  });
  return coming;
}

// The same at once: a tap was quicker. True if something has come. Only a request that holds up the page can be waited
// for inside an import; the browser has it already, or is about to.
function restNow() {
  if (!lacking) return false;
  const request = new XMLHttpRequest();
  request.open('GET', new URL('more.zip', root), false);
  request.overrideMimeType('text/plain; charset=x-user-defined'); // the only way to bytes: they are the lower half
  request.send();
  if (request.status !== 200) return false;
  arrive(Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0)));
  return true;
}

// ---- making a snapshot for the starts to come, once for each release

let busy = 0; // when somebody last did something

async function mayBeMade() {
  const { deviceMemory, connection, storage } = navigator;
  if (!id || start.how === 'snapshot' || !window.isSecureContext || !window.caches || !navigator.serviceWorker?.controller) return false;
  if (mark.read().state !== 'none' || deviceMemory < 4 || connection?.saveData) return false;
  const { quota, usage } = await storage?.estimate?.() ?? {};
  return !(quota - usage < ROOM);
}

// Resolves to what was made, or to why not. It works in a thread of its own, and fetches nothing that is not stored here.
async function make() {
  const one = (call) => navigator.locks ? navigator.locks.request(CACHE, { ifAvailable: true }, call) : call(true);
  return one(async (lock) => lock && await mayBeMade() ? made() : 'not now'); // another tab may be at it
}

async function made() {
  // A worker by its own address would come without the page's policy; one of this sort has it (docs/trust.md).
  const script = new Blob([`import ${JSON.stringify(new URL('snapshot.js', import.meta.url))};`], { type: 'text/javascript' });
  const door = URL.createObjectURL(script);
  const worker = new Worker(door, { type: 'module' });
  const told = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => resolve({ problem: event.message || 'it did not start' });
  });
  worker.terminate();
  URL.revokeObjectURL(door);
  if (told.problem) {
    start.problem = told.problem;
    mark.write('bad'); // it would not go better at the next start
    await caches.delete(CACHE); // another release may have left one
  } else if (!mark.write('ready')) caches.delete(CACHE);
  return told;
}

function watchForQuiet() {
  if (start.how === 'snapshot' || mark.read().state !== 'none') return;
  busy = performance.now();
  for (const deed of ['pointerdown', 'keydown']) {
    addEventListener(deed, () => { busy = performance.now(); }, { capture: true, passive: true });
  }
  makeWhenQuiet();
}

function makeWhenQuiet() {
  const wait = busy + QUIET - performance.now(), stored = window.homesteadersOffline?.state;
  if (!stored || stored === 'unsupported') return;
  if (wait > 0 || document.hidden || stored !== 'ready') {
    setTimeout(makeWhenQuiet, Math.max(wait, QUIET / 3));
    return;
  }
  // with a timeout: a busy browser may never tell of an idle moment
  window.requestIdleCallback ? requestIdleCallback(make, { timeout: QUIET }) : make();
}

// ---- the page's side

const start = {
  how: 'usual', // or 'snapshot'
  problem: '', // what was wrong with the snapshot, or with making one
  rest, restNow, make,
};
const ready = page && new Promise((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('ready').length) return;
    observer.disconnect();
    resolve();
  }).observe({ type: 'mark', buffered: true });
});
let first = null;

// The shell takes PyScript's script away where it knows already that there will be no start (assets/boot.js).
if (page && document.querySelector('script[type=py]')) {
  window.homesteadersStart = start;
  first = boot();
  first.then(() => performance.mark('interpreter'), () => {}); // PyScript hears what went wrong
  ready.then(id ? watchForQuiet : drop).catch(() => {}); // without snapshots: an earlier release may have left one
}

// What PyScript calls, in the page and in its workers.
export function loadPyodide({ stdout, stderr }) {
  Object.assign(said, { stdout, stderr });
  const py = first ?? plain(true);
  first = null;
  return py;
}
