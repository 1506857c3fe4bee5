import { withoutLinks } from '#domain/rules/text.ts';
import type { Letter } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';
import type { About } from './stopping.mail.ts';

function told(to: Guardian, { site }: About, subject: string, text: string): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    subject: `${subject} at ${site.siteName}`,
    body: `Hello,\n\n${text}\n\nQuestions: ${site.supportEmail}`,
  };
}

/** To the parents who are left; why, they are not told. Who is blocked is told nothing. */
export function blockedLetter(to: Guardian, about: About, name: string): Letter {
  const text = `an administrator has closed the parents' page of ${withoutLinks(about.childName)} to ${withoutLinks(name)}, who sees nothing there any more. The consent stays as it is.

Should ${withoutLinks(name)} have stopped the notebook or asked us to delete it, you can take that back on your page.`;
  return told(to, about, "A parents' page was closed to somebody", text);
}

export function unblockedLetter(to: Guardian, about: About, name: string): Letter {
  const text = `an administrator has opened the parents' page of ${withoutLinks(about.childName)} to ${withoutLinks(name)} again.`;
  return told(to, about, "A parents' page is open to somebody again", text);
}
