/** The modules' knowledge of their letters, asked as these are sent. */
import { findFamily, isStillWanted } from '#server/family/exports.ts';
import { noteOutcome } from '#server/keeping/exports.ts';
import type { LetterWriters } from '#server/mail/exports.ts';
import { makeCode } from '#server/sign-in/exports.ts';

export const LETTER_WRITERS: LetterWriters = {
  makeCode,
  isWanted: {
    'reminder-stop': isStillWanted,
    family: async ({ db, clock }, familyId) => (await findFamily(db, familyId, clock())) !== undefined,
  },
  noteOutcome,
};
