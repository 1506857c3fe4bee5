import { spokenUtcTime } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';

/** The link to a parent's page. It names nobody: whoever typed the address may not be who reads this. */
export function pageLetter(recipient: string, { siteName, supportEmail }: Site): Letter {
  return {
    userId: null,
    kind: 'parent-link',
    recipient,
    subject: `Your link to the parents' page of ${siteName}`,
    body: `Hello,

Here is the link to your page:

${LINK_SLOT}

It works once, for 15 minutes. Open it, then press "Open my page".

If you did not ask for it, you need do nothing. Nobody can open your page without this letter.

Questions: ${supportEmail}`,
  };
}

/** Tells a parent that her page was opened with a browser that had not opened it before. */
export function openedLetter(guardian: Guardian, { siteName, supportEmail }: Site, openedAt: number): Letter {
  return {
    userId: guardian.userId,
    kind: 'parent-opened',
    recipient: guardian.email,
    link: { purpose: 'parent-close', subjectId: guardian.id },
    subject: `Your page at ${siteName} was opened`,
    body: `Hello,

Your page was opened with a browser that had not opened it before, on ${spokenUtcTime(openedAt)}.

Was it you? Then you need do nothing.

Not you? Close it:

${LINK_SLOT}

That closes the page everywhere and ends every link to it. Then please change the password of your e-mail, since whoever opened the page could read it.

Questions: ${supportEmail}`,
  };
}
