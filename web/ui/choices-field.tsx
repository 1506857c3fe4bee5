import { useId } from 'react';
import { ChoiceField } from './choice-field.tsx';

export type ChoicesFieldProps<T extends string> = {
  /** The question. */
  legend: string;
  hint?: string;
  choices: readonly { value: T; title: string; text: string }[];
  /** Null while nothing is chosen: nothing is chosen beforehand. */
  value: T | null;
  onChange: (value: T) => void;
  /** The answer counts at once, so that arrow keys only lead to it. */
  countsAtOnce?: boolean;
};

/** A question with a few answers, each with a line on what it brings. */
export function ChoicesField<T extends string>(props: ChoicesFieldProps<T>) {
  const { legend, hint, choices, value, onChange, countsAtOnce } = props;
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={hint && `${name}-hint`}>
      <legend className="wrap-anywhere mb-3 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="-mt-2 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {choices.map((choice) => (
        <ChoiceField
          key={choice.value}
          name={name}
          isChosen={choice.value === value}
          onChoose={() => onChange(choice.value)}
          countsAtOnce={countsAtOnce}
        >
          <span className="block font-semibold">{choice.title}</span>
          <span className="block text-sm">{choice.text}</span>
        </ChoiceField>
      ))}
    </fieldset>
  );
}
