import type { ReactNode } from 'react';
import { ROOT_LOOKS, type RootLook } from '#domain/rules/notebook/root-looks.ts';
import { cx } from '#web/ui/class-names.ts';
import { names } from '#words/notebook/root-looks.ts';
import * as words from '#words/notebook/tracking-form.ts';

export type RootLookPickerProps = {
  chosen: RootLook | null;
  drawingOf: (look: RootLook) => ReactNode;
  onTap: (look: RootLook) => void;
};

/** How the roots look, as pictures to tap: the words follow by themselves. */
export function RootLookPicker({ chosen, drawingOf, onTap }: RootLookPickerProps) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 font-semibold">{words.look}</legend>
      <div className="grid @[16rem]:grid-cols-4 grid-cols-2 gap-1.5">
        {ROOT_LOOKS.map((look) => (
          <button
            key={look}
            type="button"
            aria-pressed={look === chosen}
            onClick={() => onTap(look)}
            className={cx(
              'grid min-w-0 content-start justify-items-center gap-1 rounded-md border-2 px-0 py-1 text-center font-semibold wrap-normal',
              'text-sm transition-colors hover:border-forest active:translate-y-px',
              look === chosen
                ? 'border-forest bg-moss text-on-moss forced-colors:underline'
                : 'border-line bg-paper-raised text-ink',
            )}
          >
            {drawingOf(look)}
            <span className="leading-tight">{names[look]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
