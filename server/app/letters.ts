/** What the modules know of their letters as these are sent. */
import { findFamily } from '#server/family/letters/families.store.ts';
import { isStillWanted } from '#server/family/reminders/reminding.service.ts';
import { noteOutcome } from '#server/keeping/letter-outcomes.service.ts';
import type { LetterWriters } from '#server/mail/wording.service.ts';
import { withCode } from '#server/sign-in/password-reset/code-slot.service.ts';

export const LETTER_WRITERS: LetterWriters = {
  withCode,
  isWanted: {
    'reminder-stop': isStillWanted,
    family: async ({ db, clock }, familyId) => (await findFamily(db, familyId, clock())) !== undefined,
  },
  noteOutcome,
};
