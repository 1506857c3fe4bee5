import { type DeletionCounts, spokenCounts } from '#domain/rules/deletions.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import type { Letter } from '#server/mail/outbox.service.ts';
import type { Guardian } from '#server/parent/guardians.store.ts';
import type { About } from '#server/parent/told.mail.ts';

/** What is told of a deletion when all is gone. */
type Noted = { readonly id: string; readonly happenedAt: number; readonly counts: DeletionCounts };

/** To every parent of a child whose account is gone, whoever had it deleted. The letter belongs to no account any more. */
export function receiptLetter(to: Guardian, { childName, site }: About, noted: Noted): Letter {
  const { accounts: _, photos = 0, ...work } = noted.counts;
  const parts = ['the account', ...spokenCounts(work), ...spokenCounts({ photos })].join(', ');
  const address = `${site.baseUrl ?? ''}${OPEN_SCREENS.deletionReceipt}#${noted.id}`;
  return {
    userId: null,
    kind: 'parent-told',
    recipient: to.email,
    subject: `Your receipt: everything was deleted from ${site.siteName}`,
    body: `Hello,

On ${spokenUtcTime(noted.happenedAt)} we deleted everything of ${withoutLinks(childName)}: ${parts}. The small copies of the photos are gone too.

This page shows what was deleted and when, without a name. Whoever has its address can open it:

${address}

We keep the proof that a consent was given and taken back, with the signed form if there is one, for as long as the terms say.

Please keep this letter. Questions: ${site.supportEmail}`,
  };
}
