// The worker of a play page: Python and one widget.
import type { FromKernel, ToKernel } from "./protocol";
import { Service } from "./service";

const page = globalThis as unknown as {
  postMessage(message: FromKernel): void;
  onmessage: ((event: MessageEvent<ToKernel>) => void) | null;
  onunhandledrejection: ((event: PromiseRejectionEvent) => void) | null;
};

const service = new Service((message) => page.postMessage(message));
page.onmessage = ({ data }) => service.hear(data);
page.onunhandledrejection = ({ reason }) => service.brokeDown(reason);
