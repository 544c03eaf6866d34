"""Which modules a Python file imports, read from its text: for the build and for tests/test_architecture.py."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path


def module_name(file: Path, root: Path) -> str:
    """The dotted name of a file below root: ui/views/__init__.py -> ui.views."""
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(source: str, name: str, is_package: bool, inside: bool = True) -> tuple[tuple[int, str, str], ...]:
    """(line, module, "") for `import module`, (line, module, thing) for `from module import thing`; absolute names.

    Imports inside functions count if `inside`; those under `if TYPE_CHECKING:` do not, since they never run. A build
    asks for the same text again and again.
    """
    return tuple(_imports(source, name, is_package, inside))


def _imports(source: str, name: str, is_package: bool, inside: bool) -> Iterator[tuple[int, str, str]]:
    package = name.split(".") if is_package else name.split(".")[:-1]
    todo: list[ast.AST] = [ast.parse(source)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            todo.extend(node.orelse)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not inside:
            continue
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, module, alias.name
        else:
            todo.extend(ast.iter_child_nodes(node))


def _files(root: Path, packages: tuple[str, ...]) -> dict[str, Path]:
    return {module_name(f, root): f for package in packages for f in sorted((root / package).rglob("*.py"))}


def reached(root: Path, packages: tuple[str, ...], entry: str, inside: bool = True) -> tuple[dict[str, Path], set[str]]:
    """(our modules that entry can reach, by name; the other modules that they name); see `imports` for `inside`.

    A module's parent packages count as reached; `from package import thing` reaches package.thing if that is a module.
    """
    files = _files(root, packages)
    if entry not in files:
        raise FileNotFoundError(f"{entry.replace('.', '/')}.py is not there")
    ours: dict[str, Path] = {}
    others: set[str] = set()
    todo = [entry]
    while todo:
        name = todo.pop()
        if name in ours:
            continue
        if name not in files:
            raise ModuleNotFoundError(f"our module {name} is imported, but there is no such file")
        ours[name] = files[name]
        todo.extend(parent for i in range(1, name.count(".") + 1) if (parent := name.rsplit(".", i)[0]) in files)
        source = files[name].read_text(encoding="utf-8")
        for _, module, thing in imports(source, name, files[name].name == "__init__.py", inside):
            if module.split(".")[0] not in packages:
                others.add(module)
                if thing:
                    others.add(f"{module}.{thing}")
            else:
                todo.append(module)
                if f"{module}.{thing}" in files:
                    todo.append(f"{module}.{thing}")
    return dict(sorted(ours.items())), others
