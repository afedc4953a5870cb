// A pipe whose kernel sleeps: it is set from a written text, and wakes with the first choice.
import { expect, test, vi } from "vitest";
import type { Pipe } from "../src/core/pipe-model";
import { SleepingPipe } from "../src/site/front/sleeping";

class FakeKernel implements Pipe {
  onText: ((text: string) => void) | null = null;
  onState: ((open: boolean) => void) | null = null;
  heard: string[] = [];
  send(text: string): void {
    this.heard.push(text);
  }
}

const act = JSON.stringify({ method: "custom", content: { type: "act", seq: 1, action: ["add"] } });
const opened = JSON.stringify({ method: "custom", content: { type: "opened" } });
const ask = JSON.stringify({ method: "request_state" });

function asleep(wake: () => Promise<void>) {
  const kernel = new FakeKernel();
  const pipe = new SleepingPipe("written", kernel, wake);
  const heard: string[] = [];
  pipe.onText = (text) => heard.push(text);
  return { kernel, pipe, heard };
}

test("it answers with what was written, and nothing that a view says by itself wakes it", async () => {
  const wake = vi.fn(() => Promise.resolve());
  const { pipe, heard, kernel } = asleep(wake);
  pipe.send(ask);
  pipe.send(opened);
  await Promise.resolve();
  expect(heard).toEqual(["written"]);
  expect(wake).not.toHaveBeenCalled();
  expect(kernel.heard).toEqual([]);
});

test("the first choice wakes it once, and is heard when it is awake", async () => {
  let rise = () => {};
  const wake = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        rise = resolve;
      }),
  );
  const { pipe, heard, kernel } = asleep(wake);
  pipe.send(act);
  pipe.send(act);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(kernel.heard).toEqual([]);
  kernel.onState?.(true);
  pipe.send(ask); // now the kernel itself answers
  rise();
  await vi.waitFor(() => expect(kernel.heard).toEqual([ask, act, act]));
  kernel.onText?.("state");
  expect(heard).toEqual(["state"]);
});

test("where it could not be woken, the next choice tries again", async () => {
  const wake = vi.fn(() => Promise.reject(new Error("no network")));
  const { pipe } = asleep(wake);
  pipe.send(act);
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  pipe.send(act);
  expect(wake).toHaveBeenCalledTimes(2);
});
