// A kernel in a file that plays: in a worker, or in the page itself where the browser gives a file no whole worker.
import { beforeEach, expect, test, vi } from "vitest";
import { FilePort } from "../src/site/file-port";
import type { PageInfo } from "../src/site/info";
import type { Request } from "../src/site/kernel";
import type { FromKernel } from "../src/site/protocol";

const { inPage } = vi.hoisted(() => ({ inPage: [] as unknown[] }));
vi.mock("../src/site/service", () => ({
  Service: class {
    hear = (message: unknown) => void inPage.push(message);
  },
}));

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: FromKernel }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly said: unknown[] = [];
  ended = false;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage = (message: unknown) => void this.said.push(message);
  terminate = () => {
    this.ended = true;
  };
}

const START = { type: "start", info: { bundle: "x.js" } as PageInfo, request: {} as Request } as const;
const failed = (sentence: string | null, detail: string): FromKernel => ({
  type: "failed",
  sentence,
  unreached: false,
  detail,
});

beforeEach(() => {
  FakeWorker.made = [];
  inPage.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  URL.createObjectURL ??= () => "blob:x";
  return () => vi.unstubAllGlobals();
});

function started() {
  const port = new FilePort({});
  const told: FromKernel[] = [];
  port.onmessage = ({ data }) => void told.push(data);
  port.postMessage(START);
  return { port, told, worker: FakeWorker.made[0] as FakeWorker };
}

test("a worker that may not import its scripts gives way to the page itself", async () => {
  const { port, told, worker } = started();
  expect(port.canStop).toBe(true);
  worker.onmessage?.({ data: failed(null, "script load denied") });
  expect(worker.ended).toBe(true);
  expect(port.canStop).toBe(false);
  await vi.waitFor(() => expect(inPage).toEqual(worker.said));
  expect(told).toEqual([]);
});

test("what Python refuses, and what breaks later, is told as it is", () => {
  const { port, told, worker } = started();
  worker.onmessage?.({ data: failed("This code is not whole.", "") });
  worker.onmessage?.({ data: { type: "open" } });
  worker.onmessage?.({ data: failed(null, "later") });
  expect(told.map(({ type }) => type)).toEqual(["failed", "open", "failed"]);
  expect(port.canStop).toBe(true);
});
