import { spokenDay } from '#domain/rules/platform/dates.ts';
import { told } from '#domain/rules/platform/sentence.ts';

export const heldUntil = (values: { day: string }) =>
  told(
    'heldUntil',
    `This account is locked until ${spokenDay(values.day)}. Nothing of it can be deleted before that.`,
    values,
  );
