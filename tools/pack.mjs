// node tools/pack.mjs JOB.json - makes the two archives of compiled modules with the very Python that will run them.
//
// JOB.json: { stock, stdlib, app, modules: { "ui/main.py": "/path", ... }, wanted: ["json", ...], browser: ["js", ...] }
// stock is the standard library as Pyodide ships it; stdlib and app are the files to write (stdlib is kept when it exists).
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
    py.runPython('pack_app("src", files, "app.zip")');
    const app = py.FS.readFile('app.zip');
    py.unpackArchive(app, 'zip', { extractDir: '.' }); // as PyScript will do it
    const missing = py.runPython('missing_modules("stock.zip", files, browser)').toJs();
    if (missing.length) {
      throw new Error(`The site's standard library lacks ${missing.join(', ')}: add what needs it to LAZY in tools/pack.py.`);
    }
    if (existsSync(fresh)) renameSync(fresh, job.stdlib);
    writeFileSync(`${job.app}.${process.pid}`, app);
    renameSync(`${job.app}.${process.pid}`, job.app);
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
