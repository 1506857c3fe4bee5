import type { ReactNode } from 'react';
import { CONDITIONS, type Condition } from '#domain/contract/notebook/tree-checks.ts';
import { PictureKeys } from '#web/ui/picture-keys.tsx';
import * as words from '#words/notebook/tree-checks.ts';

/** The drawing of an answer; the page knows where drawings are. */
export type DrawingOf = (condition: Condition) => ReactNode;

export type ConditionPickerProps = {
  /** The id of the question above the answers. */
  labelledBy: string;
  chosen: Condition | null;
  drawingOf: DrawingOf;
  onTap: (condition: Condition) => void;
};

const OPTIONS = CONDITIONS.map((value) => ({ value, label: words.conditions[value] }));

/** Three pictures of a tree's state to tap. */
export function ConditionPicker({ labelledBy, chosen, drawingOf, onTap }: ConditionPickerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its legend is the heading of the question
    <div role="group" aria-labelledby={labelledBy} className="min-w-0">
      <PictureKeys
        size="large"
        options={OPTIONS}
        chosen={chosen}
        drawingOf={(condition) => <span className="block w-full max-w-32">{drawingOf(condition)}</span>}
        onTap={onTap}
      />
    </div>
  );
}
