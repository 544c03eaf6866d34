// The service worker: keeps one whole, verified release on the device, and serves each tab from the release it began with.
// tools/build.py fills the two constants and puts the file at the site's root. docs/offline.md tells why it is so.
'use strict';
const FILES = {}; // SHA-256 by path of everything that belongs to the release; tools/build.py fills it
const BUILD = ''; // the release's id; tools/build.py fills it

const scope = registration.scope;
const at = (path) => new URL(path, scope).href;
// An address holds no space, so no copy's prefix begins another's, whatever their folders are called.
const PREFIX = `homesteaders ${new URL(scope).pathname} `;
const CACHE = PREFIX + BUILD;
const NOTES = `${PREFIX}notes`; // what has to outlive this worker, which the browser stops whenever it is idle
const CURRENT = at('notes/current'); // in NOTES: the cache of the release that is served now
const TAB = at('notes/tab/'); // in NOTES, followed by a client's id: the cache that this client began with
const RETIRED = at('notes/retired'); // in a cache: no longer current, may go when its last tab is gone
const ADDRESSES = new Set(Object.keys(FILES).map(at));
const LANES = 4; // files that are looked at at the same time

const stored = (address, name) => caches.match(address, { cacheName: name, ignoreVary: true });
const others = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== NOTES);

// ---- storing: only what has the release's hash is ever kept

async function isRight(response, path) {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === FILES[path];
}

async function fromOlderRelease(path) {
  for (const name of await others()) {
    const found = await stored(at(path), name);
    if (found && await isRight(found, path)) return found;
  }
  return null;
}

async function fromServer(path) {
  let problem;
  // The page was most likely opened by its folder's address: asked for like that, it is not sent a second time.
  for (const address of path === 'index.html' ? ['./', path] : [path]) {
    const response = await fetch(at(address), { cache: 'no-cache' }); // asks whether it has changed, if it is here already
    if (!response.ok) problem = `the server answered ${response.status}`;
    else if (await isRight(response, path)) {
      // a page that came by a redirection may not answer a visit
      return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
    } else problem = 'not the file of this release';
  }
  throw new Error(problem);
}

async function store(path) {
  const here = await stored(at(path), CACHE);
  if (here && await isRight(here, path)) return;
  const response = await fromOlderRelease(path) ?? await fromServer(path);
  await (await caches.open(CACHE)).put(at(path), response);
}

// Store what is missing or wrong; what is right stays, so a broken visit is taken up where it ended. Returns the problems.
async function fill(tell) {
  const paths = Object.keys(FILES), waiting = paths.values(), problems = [];
  let count = 0;
  const lane = async () => {
    for (const path of waiting) {
      try {
        await store(path);
        count += 1;
      } catch (error) {
        problems.push(`${path}: ${error.message}`);
      }
      tell({ stored: count, total: paths.length, problem: problems[0] ?? '' });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return problems;
}

// ---- taking over: the tabs that are open go on with the release they began with

async function takeOver() {
  const notes = await caches.open(NOTES);
  const before = await (await notes.match(CURRENT))?.text();
  for (const client of before ? await clients.matchAll({ type: 'all' }) : []) {
    if (!await notes.match(TAB + client.id)) await notes.put(TAB + client.id, new Response(before));
  }
  for (const name of await others()) await (await caches.open(name)).put(RETIRED, new Response());
  await notes.put(CURRENT, new Response(CACHE));
  if (!before) await clients.claim(); // the first visit: what was loaded from the server is this release
  await sweep();
}

// Forget the tabs that are closed, then the old releases that no tab runs.
async function sweep() {
  if (registration.installing || registration.waiting) return; // what is arriving may be copied from an old one
  const notes = await caches.open(NOTES);
  const open = new Set((await clients.matchAll({ type: 'all', includeUncontrolled: true })).map(({ id }) => TAB + id));
  const used = new Set();
  for (const { url } of await notes.keys()) {
    if (open.has(url)) used.add(await (await notes.match(url)).text());
    else if (url.startsWith(TAB)) await notes.delete(url);
  }
  for (const name of await others()) {
    if (!used.has(name) && await stored(RETIRED, name)) await caches.delete(name);
  }
}

// ---- serving

const known = new Map(); // client id -> cache, as the notes say

async function cacheOf(id) {
  if (!known.has(id)) known.set(id, await (await stored(TAB + id, NOTES))?.text() ?? CACHE);
  return known.get(id);
}

async function answer(request, id) {
  const visit = request.mode === 'navigate';
  const plain = request.url.replace(/[?#].*/, '');
  const address = plain === scope ? at('index.html') : plain;
  const name = visit ? CACHE : await cacheOf(id);
  const found = await stored(address, name);
  if (found) return found;
  if (name !== CACHE || !ADDRESSES.has(address)) return fetch(request);
  return mend(request, address, visit);
}

// Something took a file away. The right one may still be had, but the file of another release must not be mixed in.
async function mend(request, address, visit) {
  if (visit || await stored(at('index.html'), CACHE)) {
    try {
      await store(Object.keys(FILES).find((path) => at(path) === address));
      return await stored(address, CACHE);
    } catch {
      if (!visit) return new Response('', { status: 504, statusText: 'Not stored, and not to be had' });
    }
    await caches.delete(CACHE); // the page itself is gone: from here on everything comes from the server
  }
  return fetch(request);
}

// ---- events

addEventListener('install', (event) => event.waitUntil((async () => {
  await (await caches.open(CACHE)).delete(RETIRED); // an old release that comes back
  const all = await clients.matchAll({ includeUncontrolled: true });
  const problems = await fill((progress) => all.forEach((client) => client.postMessage({ scope, ...progress })));
  if (problems.length) throw new Error(problems.join('\n'));
})()));

addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'skip') skipWaiting();
  if (data === 'sweep') event.waitUntil(sweep());
  if (data === 'check') {
    event.waitUntil((async () => {
      const problems = await fill((progress) => source.postMessage({ scope, ...progress, checked: BUILD }));
      source.postMessage({ scope, checked: BUILD, done: true, problem: problems[0] ?? '' });
      await sweep();
    })());
  }
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request, event.clientId));
});
