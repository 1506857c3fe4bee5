import type { ReactNode } from 'react';
import { exploreByArrows } from './explore-by-arrows.ts';

export type ChoiceFieldProps = {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The answer counts at once, so that arrow keys only lead to it. */
  countsAtOnce?: boolean | undefined;
  children: ReactNode;
};

/** One of a few answers, in words of its own; none is chosen beforehand. It stands in a fieldset with the question. */
export function ChoiceField({ name, isChosen, onChoose, countsAtOnce, children }: ChoiceFieldProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-paper px-4 py-3 has-checked:border-forest has-checked:bg-moss has-checked:text-on-moss">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        onKeyDown={countsAtOnce ? exploreByArrows : undefined}
        className="size-5 shrink-0 accent-forest"
      />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </label>
  );
}
