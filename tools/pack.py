"""Runs inside Pyodide (tools/pack.mjs): compile the standard library's needed part and our modules; try them."""

import ast
import importlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import sys
import types
import zipfile

# Imported only when something happens, so that neither starting nor importing shows them: codecs that are looked up by
# name, what prints a traceback, and what unpacks our archives.
LAZY = (
    *("encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "stringprep"),
    *("asyncio", "traceback", "linecache", "tokenize", "textwrap"),
    *("shutil", "zipfile", "importlib.resources", "importlib.metadata"),
)
# Small packages that import their own parts lazily: kept whole.
WHOLE = ("_pyodide", "pyodide", "zipfile", "re", "collections", "html", "json")
STAMP = (1980, 1, 1, 0, 0, 0)  # a fixed date: the same sources make the same archive


def compiled(source, filename, optimize):
    """A .pyc that is never checked against its source (there is none) and holds neither a date nor docstrings."""
    tree = source if optimize else without_docs(source, filename)
    code = compile(tree, filename, "exec", dont_inherit=True, optimize=optimize)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def without_docs(source, filename):
    """A module without its docstrings, a twelfth of its size. (optimize=2 would take the asserts, too.)"""
    tree = ast.parse(source, filename)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), first)]
    return tree


def write(archive, files):
    """Write a zip of {name: bytes}."""
    with zipfile.ZipFile(archive, "w") as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, STAMP), files[name], zipfile.ZIP_DEFLATED, 9)


def stock_modules(stock):
    """{module name: (file in the archive, source)} of a stock python_stdlib.zip."""
    modules = {}
    with zipfile.ZipFile(stock) as source:
        for file in source.namelist():
            if file.endswith(".py"):
                modules[file[:-3].replace("/", ".").removesuffix(".__init__")] = (file, source.read(file))
    return modules


def pack_stdlib(stock, booted, wanted, target):
    """The part of the standard library that starting Pyodide, PyScript and our modules import, as a zip of .pyc.

    The part is found by importing: whatever is in sys.modules afterwards was really needed. Docstrings are left out.
    """
    modules = stock_modules(stock)
    for name in [*wanted, *LAZY]:
        if name in modules:
            importlib.import_module(name)
    keep = {*booted, *wanted, *LAZY, *sys.modules}
    kept = {}
    for name, (file, source) in modules.items():
        parents = {name.rsplit(".", i)[0] for i in range(name.count(".") + 1)}
        if name in keep or parents & set(WHOLE):
            kept[file + "c"] = compiled(source, "/lib/python3/" + file, 2)
    write(target, kept)


def pack_ours(folder, files, target):
    """Modules of ours ("ui/main.py", ... below folder) as a zip of .pyc.

    Asserts stay: the page runs what the tests ran.
    """
    sources = {}
    for name in files:
        with open(f"{folder}/{name}", "rb") as file:
            sources[name + "c"] = compiled(file.read(), name, 0)
    write(target, sources)


class Anything(types.ModuleType):
    """Stands in for a module that only a browser has."""

    __path__ = ()
    __call__ = __getitem__ = lambda self, *args, **kwargs: self

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __iter__(self):
        return iter(())


class Recorder:
    """The last finder on sys.meta_path: sees only the names that nobody else could find."""

    def __init__(self):
        self.names = []

    def find_spec(self, name, path=None, target=None):
        self.names.append(name)


def missing_modules(stock, files, browser):
    """Modules of the stock library that were asked for and not there while all of ours were imported."""
    available = stock_modules(stock)
    for name in browser:
        sys.modules[name] = Anything(name)
    recorder = Recorder()
    sys.meta_path.append(recorder)
    for file in files:
        name = file[:-3].replace("/", ".").removesuffix(".__init__")
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in available:
                raise
    try:
        raise ValueError("on purpose")
    except ValueError:
        import traceback

        traceback.format_exc()
    for codec in ("utf-8", "ascii", "latin-1", "idna", "cp437"):
        "abc".encode(codec)
    sys.meta_path.remove(recorder)
    return sorted(set(recorder.names) & set(available))
