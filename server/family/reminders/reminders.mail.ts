/**
 * Words of a reminder (PRODUCT.md#reminders). No child's name stands in a subject, and only the tree is told of the
 * work.
 */

import type { Language } from '#domain/languages.ts';
import type { ReminderLine } from '#domain/rules/family/reminders.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/exports.ts';
import { spokenWeekday } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('reminders');

/** A line with its values as they are read. */
function spoken({ kind, childName, tree, dueOn, isLast }: ReminderLine, today: string, language: Language) {
  const since = dueOn === today ? null : spokenWeekday(dueOn, language);
  const named = tree === null ? null : withoutLinks(WORDS[language].treeNamed(tree));
  return { kind, child: withoutLinks(childName), tree: named, since, isLast };
}

export type ReminderFacts = {
  readonly to: { readonly email: string; readonly userId: string; readonly guardianId: string };
  readonly lines: readonly ReminderLine[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly site: Site;
  readonly now: number;
};

/** Asks a parent to look at cuttings and trees with the children: one letter, however many are due. */
export function reminderLetter({ to, lines, today, site, now }: ReminderFacts): Letter {
  const { siteName, baseUrl, supportEmail: support } = site;
  const page = baseUrl === null ? null : `${baseUrl}/`;
  return {
    userId: to.userId,
    kind: 'reminder',
    recipient: to.email,
    link: { purpose: 'reminder-stop', subjectId: to.guardianId },
    sendAt: now,
    write: (language) =>
      WORDS[language].reminder({
        lines: lines.map((line) => spoken(line, today, language)),
        ...{ siteName, support, page, link: LINK_SLOT },
      }),
  };
}
