// node tools/pack.mjs JOB.json - makes the archives of compiled modules with the very Python that will run them.
//
// JOB.json: { stock, stdlib, ours: { "/path/app.zip": ["ui/main.py", ...], ... }, modules: { "ui/main.py": "/path", ... },
//             wanted: ["json", ...], browser: ["js", ...] }
// stock is the standard library as Pyodide ships it; stdlib and those of ours are the files to write (stdlib is kept when it
// exists), each of ours with the modules that go into it.
// The archives are tried before they are accepted: an import that fails for a module that stock has ends the build.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const job = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const helpers = readFileSync(new URL('./pack.py', import.meta.url), 'utf8');

// Boots a Pyodide that holds the stock library as a file, our sources under src/, and pack.py's functions.
async function start(stdLibURL) {
  const py = await loadPyodide(stdLibURL ? { stdLibURL } : {});
  py.runPython('import sys; booted = sorted(sys.modules)'); // before anything of ours is imported
  py.FS.writeFile('stock.zip', readFileSync(job.stock));
  for (const [name, path] of Object.entries(job.modules)) {
    py.FS.mkdirTree(`src/${name}`.replace(/\/[^/]*$/, ''));
    py.FS.writeFile(`src/${name}`, readFileSync(path));
  }
  py.globals.set('wanted', py.toPy(job.wanted));
  py.globals.set('browser', py.toPy(job.browser));
  py.globals.set('files', py.toPy(Object.keys(job.modules)));
  py.runPython(readFileSync(new URL('./pack.py', import.meta.url), 'utf8'));
  return py;
}

async function pack() {
  const fresh = `${job.stdlib}.${process.pid}`; // files get their names only when whole: two builds may run at once
  try {
    if (!existsSync(job.stdlib)) {
      const py = await start();
      py.runPython('pack_stdlib("stock.zip", booted, wanted, "stdlib.zip")');
      writeFileSync(fresh, py.FS.readFile('stdlib.zip'));
    }
    const py = await start(existsSync(fresh) ? fresh : job.stdlib);
    const made = Object.entries(job.ours).map(([file, names]) => {
      py.globals.get('pack_ours')('src', py.toPy(names), 'ours.zip');
      const archive = py.FS.readFile('ours.zip');
      py.unpackArchive(archive, 'zip', { extractDir: '.' }); // as assets/python.js will do it
      return [file, archive];
    });
    const missing = py.runPython('missing_modules("stock.zip", files, browser)').toJs();
    if (missing.length) {
      throw new Error(`The site's standard library lacks ${missing.join(', ')}: add what needs it to LAZY in tools/pack.py.`);
    }
    if (existsSync(fresh)) renameSync(fresh, job.stdlib);
    for (const [file, archive] of made) {
      writeFileSync(`${file}.${process.pid}`, archive);
      renameSync(`${file}.${process.pid}`, file);
    }
  } finally {
    rmSync(fresh, { force: true });
  }
}

try {
  await pack();
} catch (error) {
  console.error(error.message); // not the error itself: Node would print the line of Pyodide's script, a megabyte
  process.exitCode = 1;
}
