// Makes the memory snapshot that a later start goes on from: a worker of its own, started by assets/python.js in a quiet
// moment. docs/start.md tells the whole. It fetches only what the service worker has stored.
import { CACHE, address, bytes, indexURL, sha } from './python.js';
import { loadPyodide } from '../vendor/pyodide/pyodide.mjs';

const BESIDE = []; // modules of ours that need a page, so they are left out; tools/build.py fills it
const PAGE = 4096; // bytes of a page of memory

// Everything that needs no page is imported. app.zip is made whole for that; when it is read from later, it is as it was.
const IMPORT = `
import gc, importlib, sys, zipfile, zipimport

def names():
    with zipfile.ZipFile("/more.zip") as more, zipfile.ZipFile("/app.zip", "a") as app:
        for name in more.namelist():
            app.writestr(name, more.read(name))
        return [name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in app.namelist()]

def look_again():
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()

ours = names()
look_again()
for name in ours:
    if name not in beside:
        importlib.import_module(name)
for name in ("asyncio", "html", "inspect", "json", "random", "traceback"):
    importlib.import_module(name)
look_again()
del beside, look_again, name, names, ours
gc.collect()
`;
// What a game comes to: the same before a snapshot is made as after it was restored.
const PROBE = `
from homesteaders import Session, Setup, legal
from homesteaders.state import digest
def played():
    session = Session(Setup(players=3, seed=7))
    for step in range(60):
        options = legal(session.state)
        session.do(options[step % len(options)])
    return digest(session.state)
played()
`;

// See expand() in python.js.
function pack(whole) {
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.length / 4), runs = [];
  const step = PAGE / 4;
  for (let at = 0; at < words.length; at += step) {
    const end = Math.min(at + step, words.length);
    let i = at;
    while (i < end && !words[i]) i += 1;
    if (i === end) continue;
    const number = at / step, last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1] += 1;
    else runs.push([number, 1]);
  }
  const size = ([start, pages]) => Math.min(pages * PAGE, whole.length - start * PAGE);
  const packed = new Uint8Array(8 + 8 * runs.length + runs.reduce((sum, run) => sum + size(run), 0));
  new Uint32Array(packed.buffer, 0, 2 + 2 * runs.length).set([whole.length, runs.length, ...runs.flat()]);
  let to = 8 + 8 * runs.length;
  for (const run of runs) {
    packed.set(whole.subarray(run[0] * PAGE, run[0] * PAGE + size(run)), to);
    to += size(run);
  }
  return packed;
}

async function make() {
  const [app, more] = await Promise.all(['app.zip', 'more.zip'].map(bytes));
  const settings = () => ({ indexURL, env: { PYTHONPATH: '/app.zip' }, fsInit: (FS) => FS.writeFile('/app.zip', app) });
  const py = await loadPyodide({ ...settings(), _makeSnapshot: true });
  py.FS.writeFile('/more.zip', more);
  const beside = py.toPy(BESIDE);
  py.globals.set('beside', beside);
  beside.destroy();
  py.runPython(IMPORT);
  const played = py.runPython(PROBE);
  const whole = py.makeMemorySnapshot(); // refuses, where Python holds on to something of the browser
  const again = await loadPyodide({ ...settings(), _loadSnapshot: whole });
  if (again.runPython(PROBE) !== played) throw new Error('what was made does not work');
  const packed = pack(whole);
  const headers = { 'x-length': packed.length, 'x-sha256': await sha(packed) };
  await caches.delete(CACHE); // one at a time
  await (await caches.open(CACHE)).put(address, new Response(packed, { headers }));
  return { whole: whole.length, packed: packed.length };
}

make().then(postMessage, (error) => postMessage({ problem: String(error?.message ?? error) }));
