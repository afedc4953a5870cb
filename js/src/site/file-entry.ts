// The script of a file that plays: everything is inside, packed.
import { FilePort } from "./file-port";
import { readAddress, readInfo } from "./info";
import { type Files, importText } from "./memory";
import { play } from "./play";

/** A file of the page: gzip in base64, in a script element that is no script. */
async function unpacked(element: HTMLElement): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(atob(element.textContent ?? ""), (sign) => sign.charCodeAt(0));
  element.remove();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function start(): Promise<void> {
  const info = readInfo(document);
  const own = readAddress(document.location.href, [info.lang ?? "en"]);
  const options = { ...info.options, ...own.options };
  const files: Files = {};
  for (const element of document.querySelectorAll<HTMLElement>("script[data-file]"))
    files[element.dataset.file ?? ""] = await unpacked(element);
  await play({
    info,
    asked: { lang: own.lang, options, code: own.code ?? info.code ?? null },
    port: () => new FilePort(files),
    bundle: () => importText(files[info.bundle]),
    site: null,
    home: null,
  });
}

void start();
