import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';

/** Which child a letter is about; no name stands in a subject. */
export type About = { readonly childName: string; readonly site: Site };

/** Word to a parent of what was done on the parents' page. */
export function toldLetter(
  to: Pick<Guardian, 'userId' | 'email'>,
  { supportEmail }: Site,
  { subject, text }: { subject: string; text: string },
): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    subject,
    body: `Hello,\n\n${text}\n\nQuestions: ${supportEmail}`,
  };
}
