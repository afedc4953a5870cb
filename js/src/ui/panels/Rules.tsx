import { useStrings } from "../../core/context";
import type { RuleSection } from "../../generated/contract";

export function RulesPanel({ rules }: { rules: readonly RuleSection[] }) {
  const strings = useStrings();
  return (
    <article class="sheet rules">
      {rules.map(({ title, text, example }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {example && (
            <p class="example">
              <b>{strings.example}</b> {example}
            </p>
          )}
        </section>
      ))}
      <section>
        <h3>{strings.about}</h3>
        <p>{strings.aboutIcons}</p>
        <p>{strings.aboutGame}</p>
      </section>
    </article>
  );
}
