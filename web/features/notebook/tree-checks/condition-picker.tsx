import type { ReactNode } from 'react';
import { CONDITIONS, type Condition } from '#domain/contract/notebook/tree-checks.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/notebook/tree-checks.ts';

/** The drawing of an answer; the page knows where drawings are. */
export type DrawingOf = (condition: Condition) => ReactNode;

export type ConditionPickerProps = {
  /** What the answers are to: the question above them, by its id. */
  labelledBy: string;
  chosen: Condition | null;
  drawingOf: DrawingOf;
  onTap: (condition: Condition) => void;
};

/** How the tree is, as three pictures to tap. */
export function ConditionPicker({ labelledBy, chosen, drawingOf, onTap }: ConditionPickerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its legend is the heading of the question
    <div role="group" aria-labelledby={labelledBy} className="@container min-w-0">
      <div className="grid @[15rem]:grid-cols-3 grid-cols-1 gap-2">
        {CONDITIONS.map((condition) => (
          <button
            key={condition}
            type="button"
            aria-pressed={condition === chosen}
            onClick={() => onTap(condition)}
            className={cx(
              'grid min-h-14 min-w-0 content-start @[15rem]:justify-items-center gap-2 rounded-md border-2 p-2 text-center font-semibold',
              'transition-colors hover:border-forest active:translate-y-px',
              condition === chosen
                ? 'border-forest bg-moss text-on-moss forced-colors:underline'
                : 'border-line bg-paper-raised text-ink',
            )}
          >
            <span className="mx-auto block w-full max-w-32">{drawingOf(condition)}</span>
            <span className="wrap-anywhere leading-tight">{words.conditions[condition]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
