import type { Administrator } from '#domain/contract/office/people.ts';
import { letterWords } from '#languages/letters.ts';
import type { Letter, Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('staff');

/**
 * Tells an administrator what a restored backup may have brought back. `takenAt` is its moment, null where nobody knows it.
 */
export function restoredLetter(
  to: Administrator,
  takenAt: number | null,
  { siteName, supportEmail: support }: Site,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      WORDS[language].restored({
        ...{ siteName, support },
        time: takenAt === null ? null : spokenUtcTime(takenAt, language),
      }),
  };
}
