// The pipe to a page's own kernel: what it says while a kernel thinks, is stopped, or does not come.
import { beforeEach, expect, test, vi } from "vitest";
import type { PageInfo } from "../src/site/info";
import type { Request } from "../src/site/kernel";
import { KernelPipe, type KernelPort } from "../src/site/kernel-pipe";
import type { FromKernel, ToKernel } from "../src/site/protocol";

class FakePort implements KernelPort {
  onmessage: ((event: { data: FromKernel }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly said: ToKernel[] = [];
  ended = false;
  postMessage = (message: ToKernel) => void this.said.push(message);
  terminate = () => {
    this.ended = true;
  };
}

const START = { type: "start", info: {} as PageInfo, request: {} as Request } as const;
const LONG = 10_000;

function made() {
  const ports: FakePort[] = [];
  const busy: boolean[] = [];
  const nothing = () => undefined;
  const pipe = new KernelPipe(
    () => {
      ports.push(new FakePort());
      return ports.at(-1) as FakePort;
    },
    {
      onProgress: nothing,
      onFetched: nothing,
      onKeep: nothing,
      onCount: nothing,
      onElsewhere: nothing,
      onBusy: (now) => busy.push(now),
    },
  );
  return { pipe, ports, busy };
}

async function launched() {
  const all = made();
  const opening = all.pipe.launch(START);
  all.ports[0]?.onmessage?.({ data: { type: "open" } });
  await opening;
  return all;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

test("a kernel that is stopped is no longer busy, and is not said to be later", async () => {
  const { pipe, ports, busy } = await launched();
  pipe.send("think");
  vi.advanceTimersByTime(LONG);
  expect(busy).toEqual([true]);
  pipe.stop();
  expect(ports[0]?.ended).toBe(true);
  vi.advanceTimersByTime(LONG);
  expect(busy).toEqual([true, false]);
  expect(() => pipe.send("x")).toThrow("stopped");
});

test("starting again after a stop says nothing of its own: the page says what it does", async () => {
  const { pipe, ports, busy } = await launched();
  pipe.stop();
  const said = busy.length;
  const again = pipe.launch(START);
  ports[1]?.onmessage?.({ data: { type: "open" } });
  await again;
  expect(busy).toHaveLength(said);
});

test.each([
  [{}, true],
  [{ message: "SyntaxError: no module" }, false],
])(
  "a worker that does not come is a server that is gone, one that fails is not: %o",
  async (event, unreached) => {
    const { pipe, ports } = made();
    const opening = pipe.launch(START);
    ports[0]?.onerror?.(event);
    await expect(opening).rejects.toMatchObject({ sentence: null, unreached });
  },
);
