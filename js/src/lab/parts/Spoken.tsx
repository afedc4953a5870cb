/** One polite line for screen readers; it is spoken when its text changes. */
export function Spoken({ text }: { text: string }) {
  return (
    <p class="unseen" role="status" aria-live="polite">
      {text}
    </p>
  );
}
