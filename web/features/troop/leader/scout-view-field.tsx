import { useEffect, useId, useRef } from 'react';
import type { ListedScout } from '#domain/contract/troop/leader.ts';
import {
  isOfKind,
  SCOUT_KINDS,
  SCOUT_SORTS,
  type ScoutKind,
  type ScoutSort,
} from '#domain/rules/troop/scout-needs.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Select } from '#web/ui/select-field.tsx';
import * as words from '#words/troop/leader.ts';
import type { ScoutView } from './use-scout-view.ts';

const LABELS: Readonly<Record<ScoutKind, (count: number) => string>> = {
  all: words.allOf,
  help: words.helpOf,
  waiting: words.waitingOf,
  finished: words.finishedOf,
};

/** The free space beside it, px. */
const GUTTER = 16;

export type ScoutViewFieldProps = {
  /** Names the radio buttons of one troop. */
  name: string;
  scouts: readonly ListedScout[];
  view: ScoutView;
  onChange: (change: Partial<ScoutView>) => void;
};

/** Which scouts are shown, in one line that a finger moves on, and in which order. */
export function ScoutViewField({ name, scouts, view, onChange }: ScoutViewFieldProps) {
  const today = useToday();
  const sortId = useId();
  const line = useRef<HTMLDivElement>(null);
  // On return the choice is in view, even if the line is longer than the screen.
  useEffect(() => {
    const chosen = line.current?.querySelector('label:has(:checked)');
    if (!line.current || !chosen) return;
    const hidden = chosen.getBoundingClientRect().right - line.current.getBoundingClientRect().right;
    if (hidden > 0) line.current.scrollLeft += hidden + GUTTER;
  }, []);
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between print:hidden">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.whichScouts}</legend>
        <div
          ref={line}
          className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        >
          {SCOUT_KINDS.map((kind) => (
            <label
              key={kind}
              className={
                'relative flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-paper-raised px-4 ' +
                'font-semibold text-ink-soft text-sm transition-colors not-has-checked:hover:text-ink ' +
                'has-checked:border-forest has-checked:bg-forest has-checked:text-on-forest ' +
                'forced-colors:has-checked:underline ' +
                'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
              }
            >
              <input
                type="radio"
                name={name}
                value={kind}
                checked={view.show === kind}
                onChange={() => onChange({ show: kind })}
                className="sr-only"
              />
              {LABELS[kind](scouts.filter((scout) => isOfKind(scout, kind, today)).length)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-2 text-sm sm:flex-nowrap">
        <label htmlFor={sortId} className="shrink-0 text-ink-soft">
          {words.sort}
        </label>
        <div className="max-sm:min-w-[min(13.5rem,100%)] max-sm:flex-1 sm:min-w-54">
          <Select
            id={sortId}
            className="text-sm"
            value={view.sort}
            options={SCOUT_SORTS.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
            onChange={({ target }) => onChange({ sort: target.value as ScoutSort })}
          />
        </div>
      </div>
    </div>
  );
}
