import type { Language } from '#domain/languages.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import type { Letter, Site } from './outbox.service.ts';
import type { MailWords } from './outbox.store.ts';

const WORDS = letterWords('parentsPage');

/** Which child a letter is about; no name stands in a subject. */
export type About = { readonly childName: string; readonly site: Site };

/** Word to a parent of what was done on the parents' page. */
export function parentNoticeLetter(
  to: Pick<Guardian, 'userId' | 'email'>,
  { supportEmail }: Site,
  tell: (language: Language) => MailWords,
): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    write: (language) => {
      const { subject, blocks } = tell(language);
      return { subject, blocks: WORDS[language].told(blocks, supportEmail) };
    },
  };
}
