import * as words from '#words/report/report.ts';

/** On paper only: a line for an adult to sign. */
export function SignatureField() {
  return (
    <div aria-hidden="true" className="hidden grid-cols-2 gap-8 pt-16 print:grid print:break-inside-avoid">
      {[words.signature, words.date].map((line) => (
        <p key={line} className="border-ink border-t pt-1 text-ink-soft text-sm">
          {line}
        </p>
      ))}
    </div>
  );
}
