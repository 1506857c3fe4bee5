import { spokenDay } from '#domain/rules/platform/dates.ts';
import { told } from '#domain/rules/platform/sentence.ts';

export const parentOfChild = told(
  'parentOfChild',
  'You are a parent of this child, or were. Another administrator has to do this.',
);
export const adminTooNewToRemove = (values: { day: string }) =>
  told(
    'adminTooNewToRemove',
    `You became an administrator less than 7 days ago. From ${spokenDay(values.day)} you can remove who was an administrator before you.`,
    values,
  );
export const blockedAsParent = told(
  'blockedAsParent',
  'You are blocked as a parent of a child here. Another administrator has to do this.',
);
