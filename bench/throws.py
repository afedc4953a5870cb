"""From letting go of a die to its first frame in JupyterLab, against a click on a bare counter."""

from __future__ import annotations

from statistics import median

from .clicks import PAUSE_MS, ROOT, count_up, moments_of_a_frame, notebook
from .measure import Result, Task, turn_about

REPEATS = 60
CELLS = (
    f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
    "from bench.clicks_kernel import Counter, start_again\nimport dungeon_widgets as dw",
    "Counter()",
    "dw.ThrowingRange(seed=1, speed=4)",
)

# Press, flick and let go at a moment of a frame: the times to the first frame of the die in the air, and to the first
# after the kernel has said where it goes.
THROW = """async ({ moment }) => {
  const host = [...document.querySelectorAll("[data-lm-suppress-shortcuts]")].find((el) => el.shadowRoot);
  const root = host.shadowRoot;
  const grip = root.querySelector("[data-grip] .halo");
  const { left, top, width, height } = grip.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const point = (type, up) => grip.dispatchEvent(new PointerEvent(type, {
    bubbles: true, composed: true, pointerId: 1, clientX: x, clientY: y - up, buttons: 1,
  }));
  const count = root.querySelector(".bar .cap");
  const before = count.textContent;
  point("pointerdown", 0);
  for (let step = 1; step <= 5; step++) { await after(10); point("pointermove", 22 * step); }
  await new Promise(requestAnimationFrame);
  await after(moment);
  const seen = (there) => new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the die was not thrown")), 20000);
    const observer = new MutationObserver(() => {
      if (!there()) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
  const times = [seen(() => root.querySelector(".flight")), seen(() => count.textContent !== before)];
  const start = performance.now();
  point("pointerup", 132);
  return await Promise.all(times);
}"""


def results() -> list[Result]:
    known: list[float] = []
    with notebook(CELLS) as lab:
        grip = lab.page.locator("[data-grip]")
        moments = moments_of_a_frame()

        def throw() -> float:
            grip.wait_for()
            lab.page.wait_for_timeout(PAUSE_MS)
            first, answered = lab.page.evaluate(THROW, {"moment": next(moments)})
            known.append(float(answered))
            return float(first)

        tasks: list[Task] = [count_up(lab), throw]
        counter, first = (median(times) for times in turn_about(tasks, REPEATS))
    return [
        Result("release of a die to its first frame / click on a bare counter", first / counter, ("<=", 1.3)),
        Result("release of a die to the kernel's path / click on a bare counter", median(known) / counter),
    ]
