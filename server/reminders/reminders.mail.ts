/** What parents read in a reminder (§26). No child's name stands in a subject, and of the work nothing but the tree. */

import type { ReminderLine } from '#domain/rules/reminders.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';

/** 'Saturday, May 9', of YYYY-MM-DD. */
function spokenDay(day: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(Date.parse(`${day}T00:00Z`));
}

/** Whose tree a line is about. */
const whatOf = ({ kind, childName, tree }: ReminderLine) =>
  `${withoutLinks(childName)}: ${tree === null ? { check: 'the cuttings', tree: 'the tree' }[kind] : withoutLinks(tree)}`;

const lineOf = (line: ReminderLine, today: string) =>
  `${whatOf(line)}, ${line.dueOn === today ? 'due today' : `due since ${spokenDay(line.dueOn)}`}`;

/** Which lines come for the last time. */
function ending(lines: readonly ReminderLine[]): string {
  const last = lines.filter(({ isLast }) => isLast);
  if (last.length === 0) return '';
  const about = last.length === lines.length ? '' : ` about ${last.map(whatOf).join(' and ')}`;
  return `We stop reminding now${about}. This was the third letter without a new entry. When the next entry is finished, we start again.\n\n`;
}

/** What is asked of the cuttings; empty where none are due. */
function checksPart(checks: readonly ReminderLine[], today: string): string {
  if (checks.length === 0) return '';
  return `Time to look at the cuttings together.

${checks.map((line) => lineOf(line, today)).join('\n\n')}

It takes about five minutes: look for roots, give fresh water, take a photo. Then your child writes it down in the notebook.

`;
}

/** What is asked of trees that are planted; empty where none are. */
function treesPart(trees: readonly ReminderLine[]): string {
  if (trees.length === 0) return '';
  return `How is the tree? Go and see it together.

${trees.map(whatOf).join('\n\n')}

Then your child tells it in the notebook: is it alive, and how tall is it now?

`;
}

export type ReminderFacts = {
  readonly to: { readonly email: string; readonly userId: string; readonly guardianId: string };
  readonly lines: readonly ReminderLine[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly site: Site;
  readonly now: number;
};

/** Asks a parent to look at cuttings and trees with her children; one letter, however many things are due. */
export function reminderLetter({ to, lines, today, site, now }: ReminderFacts): Letter {
  const { siteName, baseUrl, supportEmail } = site;
  const [checks, trees] = [
    lines.filter(({ kind }) => kind === 'check'),
    lines.filter(({ kind }) => kind === 'tree'),
  ];
  return {
    userId: to.userId,
    kind: 'reminder',
    recipient: to.email,
    link: { purpose: 'reminder-stop', subjectId: to.guardianId },
    sendAt: now,
    subject:
      checks.length > 0 ? `Time for a check at ${siteName}` : `How is the tree? A question from ${siteName}`,
    body: `Hello,

${checksPart(checks, today)}${treesPart(trees)}${baseUrl === null ? '' : `${baseUrl}/\n\n`}${ending(lines)}Questions: ${supportEmail}

----------------------------------------

You asked for these letters. To stop them, press the button on this page:

${LINK_SLOT}`,
  };
}
