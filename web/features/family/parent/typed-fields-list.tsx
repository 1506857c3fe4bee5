import type { Choice } from '#domain/contract/notebook/written-fields.ts';
import { contestedField, isContested } from '#domain/rules/notebook/contested-fields.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import * as words from '#words/family/child-work.ts';
import { place } from '#words/family/places.ts';
import { inches } from '#words/notebook/counts.ts';
import { fieldLabel } from '#words/notebook/field-labels.ts';
import { choices } from '#words/report/choices.ts';

type Value = string | number | boolean | null | undefined;

function shownValue(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const { kind } = contestedField(name);
  if (kind === 'date') return showLongDate(String(value));
  if (kind === 'inches') return inches(Number(value));
  if (kind === 'place') return place(String(value));
  if (kind === 'choice') return choices[value as Choice];
  return kind === 'date-time' ? showDateTime(String(value)) : String(value);
}

export type TypedFieldsListProps = { of: Readonly<Record<string, unknown>> };

/** Typed fields one by one; empty ones are left out. */
export function TypedFieldsList({ of }: TypedFieldsListProps) {
  const typed = Object.entries(of).filter(([, value]) => value !== null && value !== '' && value !== false);
  if (typed.length === 0) return <p className="text-ink-soft">{words.nothingTyped}</p>;
  return (
    <dl className="grid gap-2">
      {typed.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{isContested(name) ? fieldLabel(name) : name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{shownValue(name, value as Value)}</dd>
        </div>
      ))}
    </dl>
  );
}
