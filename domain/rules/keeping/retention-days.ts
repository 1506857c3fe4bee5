/** Retention times of this installation by class, and their words. */
import { CONSENT_REMINDERS_MS } from '#domain/limits.ts';
import { RETENTION } from './retention.ts';
import type { Retention } from './retention-class.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Classes = typeof RETENTION;
/** The classes whose time an operator may choose. */
export type ChosenClass = {
  [C in keyof Classes]: Classes[C] extends { readonly setting: object } ? C : never;
}[keyof Classes];
/** The settings for that. */
export type KeepSetting = Classes[ChosenClass]['setting']['name'];
/** Days that each of these classes is kept here. */
export type KeptDays = Readonly<Record<ChosenClass, number>>;

export const CHOSEN_CLASSES = (Object.keys(RETENTION) as (keyof Classes)[]).filter(
  (name): name is ChosenClass => 'setting' in RETENTION[name],
);

/** Returns the milliseconds that a class is kept here. */
export function keptMs(days: KeptDays, name: ChosenClass): number {
  return days[name] * DAY_MS;
}

/** Returns the notice days of a class that is kept this long, the earliest first. */
export function noticeDaysOf(noticeDays: readonly number[], keptDays: number): number[] {
  return noticeDays.filter((days) => days <= keptDays);
}

const spokenList = (numbers: readonly number[]) => numbers.join(', ').replace(/, (\d+)$/, ' and $1');

/** Tells who gets which notice for a class that is kept this long. */
function toldOf(
  name: string,
  retention: Retention,
  { keptDays, sendsMail }: { keptDays: number; sendsMail: boolean },
) {
  if (name === 'signUps') {
    const days = CONSENT_REMINDERS_MS.map((ms) => ms / DAY_MS).filter((day) => day < keptDays);
    return days.length > 0 ? `${retention.told}, and on ${spokenDays(days)} after it` : retention.told;
  }
  if (!retention.noticeDays) return retention.told;
  const days = noticeDaysOf(retention.noticeDays, keptDays);
  if (!sendsMail) return `Your child, on the first page, from ${days[0]} days before`;
  const before = `${spokenList(days)} days before`;
  return days.length === 0
    ? retention.told
    : `${retention.told}${retention.told.includes(' on ') ? ', and' : ''} ${before}`;
}

const spokenDays = (days: readonly number[]) => `${days.length === 1 ? 'day' : 'days'} ${spokenList(days)}`;

/** The list as it holds where an operator has chosen these days; a class that is not kept at all is none. */
export function retentionFor(
  days: Readonly<Record<string, number>>,
  { sendsMail }: { sendsMail: boolean },
): readonly Retention[] {
  return Object.entries(RETENTION).flatMap(([name, item]: [string, Retention]) => {
    const chosen = days[name];
    if (chosen === undefined) return item;
    if (chosen === 0) return [];
    return { ...item, kept: chosen * DAY_MS, told: toldOf(name, item, { keptDays: chosen, sendsMail }) };
  });
}

const UNITS = [
  [365 * DAY_MS, 'year'],
  [DAY_MS, 'day'],
  [60 * 60 * 1000, 'hour'],
  [60 * 1000, 'minute'],
] as const;

/** Returns a retention time in words: '14 days', '3 years'. */
export function spokenTerm(kept: Retention['kept']): string {
  if (kept === 'account') return 'As long as the account';
  if (kept === 'open') return 'No end is set so far';
  const [unitMs, name] = UNITS.find(([ms]) => kept >= ms && kept % ms === 0) ?? [1000, 'second'];
  const count = kept / unitMs;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** In days, part of one as a fraction; null where there is no such number. */
export function daysOf(kept: Retention['kept']): number | null {
  return typeof kept === 'number' ? kept / DAY_MS : null;
}
