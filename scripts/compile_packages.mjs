// Compiles the modules of an archive with the Python that will run them, and writes them as another archive.
//   node scripts/compile_packages.mjs sources.bin compiled.bin
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "../js/node_modules/pyodide/pyodide.mjs";

const [from, to] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/sources", readFileSync(from));
pyodide.runPython(`
import gzip, io, tarfile, importlib._bootstrap_external as loader

def bare(code):
    # Every step is on the first line of its function: where each stands in a source that is not there is a third of the file.
    steps = len(code.co_code) // 2
    lines = b"\\xef\\x00" * (steps // 8) + (bytes([0xE7 + steps % 8, 0]) if steps % 8 else b"")
    parts = tuple(bare(part) if isinstance(part, type(code)) else part for part in code.co_consts)
    return code.replace(co_consts=parts, co_linetable=lines)

made = io.BytesIO()
with tarfile.open("/sources") as sources, tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as compiled:
    for member in sources:
        name, data = member.name, sources.extractfile(member).read()
        if name.endswith(".py"):
            # Without docstrings, which nobody reads in a page; unchecked, as there is no source to be newer.
            code = compile(data, name, "exec", optimize=2, dont_inherit=True)
            name, data = name + "c", loader._code_to_hash_pyc(bare(code), bytes(8), False)
        info = tarfile.TarInfo(name)
        info.size = len(data)
        compiled.addfile(info, io.BytesIO(data))
open("/compiled", "wb").write(gzip.compress(made.getvalue(), 9, mtime=0))
`);
writeFileSync(to, pyodide.FS.readFile("/compiled"));
