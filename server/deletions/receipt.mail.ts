import type { Language } from '#domain/languages.ts';
import type { DeletionCounts } from '#domain/rules/deletions/deletions.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import { type About, type Letter, letterAddress, type Recipient } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

/** The receipt's facts once all is gone. */
type Noted = { readonly id: string; readonly happenedAt: number; readonly counts: DeletionCounts };

const WORDS = letterWords('endings');

/** Lists the counts in the order of their rule, without the account itself. */
function partsOf({ accounts: _, ...counts }: DeletionCounts, language: Language): string[] {
  const words = WORDS[language];
  const spoken: Readonly<Record<keyof typeof counts, (n: number) => string>> = {
    projects: words.projects,
    trackingEntries: words.entries,
    plantingEntries: words.plantings,
    treeChecks: words.looksAtTheTree,
    signedForms: words.signedForms,
    photos: words.photos,
  };
  const kinds = Object.keys(spoken) as (keyof typeof counts)[];
  const parts = kinds.flatMap((kind) => (counts[kind] ? [spoken[kind](counts[kind])] : []));
  return [words.theAccount, ...parts];
}

/** To every parent of a child whose account is gone, whoever had it deleted. The letter belongs to no account any more. */
export function receiptLetter(
  to: Pick<Recipient, 'email' | 'language'>,
  { childName, site }: About,
  { id, happenedAt, counts }: Noted,
): Letter {
  return {
    userId: null,
    kind: 'parent-told',
    recipient: to.email,
    // Nothing that tells it is there any more when it is written.
    language: to.language,
    write: (language) =>
      WORDS[language].receipt({
        ...{ child: withoutLinks(childName), siteName: site.siteName, support: site.supportEmail },
        time: spokenUtcTime(happenedAt, language),
        parts: partsOf(counts, language),
        page: `${letterAddress(site.baseUrl ?? '', OPEN_SCREENS.deletionReceipt, language)}#${id}`,
      }),
  };
}
