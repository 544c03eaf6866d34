// node tests/pyodide/run.mjs [PYTEST ARGUMENTS] - runs tests/ inside Pyodide, with the pytest that .venv holds.
// Stock Pyodide, our sources as they lie in the tree; what is marked `engine` takes part (tests/pyodide/in_pyodide.py).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const lib = join(root, '.venv', 'lib');
const site = existsSync(lib) && join(lib, readdirSync(lib).find((name) => name.startsWith('python')), 'site-packages');
if (!site || !existsSync(join(site, 'pytest'))) {
  console.error('There is no pytest in .venv: run `make test` or `make pyodide`, which install it.');
  process.exit(2);
}

const py = await loadPyodide({ env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1', PYTHONDONTWRITEBYTECODE: '1' } });
const mount = (from, to) => {
  py.FS.mkdirTree(to);
  py.mountNodeFS(to, from);
};
mount(root, '/project');
const folders = ['_pytest', 'pytest', 'pluggy', 'iniconfig', 'packaging', 'pygments'];
const notes = readdirSync(site).filter((name) => name.startsWith('pluggy-')); // pytest asks for pluggy's version
for (const name of [...folders, ...notes]) mount(join(site, name), `/site/${name}`);
py.FS.writeFile('/site/py.py', readFileSync(join(site, 'py.py')));
py.globals.set('arguments', py.toPy(process.argv.slice(2)));
try {
  process.exitCode = py.runPython(`
import os, sys
os.chdir("/project")
sys.path[:0] = ["/project/tests/pyodide", "/site"]
import pytest
select = ["-m", "engine and not long and not bench", "-p", "in_pyodide", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
int(pytest.main(["tests", *select, *arguments]))
`);
} catch (error) {
  console.error(error.message); // not the error itself: Node would print the line of Pyodide's script, a megabyte
  process.exitCode = 1;
}
