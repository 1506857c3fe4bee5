import * as z from 'zod/mini';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import type { Retention } from '#domain/rules/keeping/retention-class.ts';
import {
  CHOSEN_CLASSES,
  daysOf,
  type KeepSetting,
  type KeptDays,
} from '#domain/rules/keeping/retention-days.ts';
import { wholeNumber } from './config-checks.ts';

/** How long each class is kept for which an operator may say so. */
export const KEEP_SETTINGS = Object.fromEntries(
  CHOSEN_CLASSES.map((name) => {
    const { kept, setting }: { kept: number; setting: NonNullable<Retention['setting']> } = RETENTION[name];
    const [least, most] = setting.days;
    const orOff = setting.canBeOff ? ', or 0 for none' : '';
    const message = `must be a number of days from ${least} to ${most}${orOff}`;
    const isAllowed = (days: number) => days >= least || (setting.canBeOff === true && days === 0);
    const days = wholeNumber(message, most).check(z.refine(isAllowed, message));
    return [setting.name, z._default(days, daysOf(kept) ?? most)];
  }),
) as Record<KeepSetting, z.ZodMiniDefault<ReturnType<typeof wholeNumber>>>;

/** The days of each of these classes, as they were set. */
export function keptDaysOf(it: Readonly<Record<KeepSetting, number>>): KeptDays {
  return Object.fromEntries(
    CHOSEN_CLASSES.map((name) => [name, it[RETENTION[name].setting.name]]),
  ) as KeptDays;
}
