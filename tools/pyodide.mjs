// node tools/pyodide.mjs -m MODULE [ARGUMENTS] - like `python -m MODULE`, on stock Pyodide, in this project's folder.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [flag, module, ...rest] = process.argv.slice(2);
if (flag !== '-m' || !module) {
  console.error('usage: node tools/pyodide.mjs -m MODULE [ARGUMENTS]');
  process.exit(2);
}
const py = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } });
py.FS.mkdirTree('/project');
py.mountNodeFS('/project', dirname(dirname(fileURLToPath(import.meta.url))));
py.globals.set('module', module);
py.globals.set('rest', py.toPy(rest));
try {
  process.exitCode = py.runPython(`
import os, runpy, sys, time
from js import process
def process_time():  # Emscripten's tells the time on the wall
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6
time.process_time = process_time
os.chdir("/project")
sys.path.insert(0, "/project")
sys.argv = [module, *rest]
code = 0
try:
    runpy.run_module(module, run_name="__main__", alter_sys=True)
except SystemExit as end:
    code = end.code if isinstance(end.code, int) else 0
    if isinstance(end.code, str):
        print(end.code, file=sys.stderr)
        code = 1
code
`);
} catch (error) {
  console.error(error.message); // not the error itself: Node would print the line of Pyodide's script, a megabyte
  process.exitCode = 1;
}
