import { Fragment } from "preact";

/** Which keys do what. */
export function Keys({ keys }: { keys: readonly (readonly [keys: readonly string[], what: string])[] }) {
  return (
    <p class="keycaps" aria-hidden="true">
      {keys.map(([caps, what]) => (
        <span key={what}>
          {caps.map((cap) => (
            <Fragment key={cap}>
              <kbd>{cap}</kbd>
            </Fragment>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
