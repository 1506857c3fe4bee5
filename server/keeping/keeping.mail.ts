/** What parents are written before something goes by the clock (§19.8). No child's name stands in a subject. */
import type { ClockClass } from '#domain/rules/clock-classes.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';
import type { NoticeOf } from './notices.store.ts';

export type NoticeFacts = {
  readonly notice: NoticeOf;
  readonly childName: string;
  /** Null where the whole account is meant. */
  readonly projectName: string | null;
  readonly endsAt: number;
  /** Whether who reads it has a page of her own. */
  readonly hasPage: boolean;
  /** The consent that is still asked for; null where nobody is asked. */
  readonly recordId: string | null;
  readonly site: Site;
};

const ALL = 'with all that was written in it and all photos';

/** The way to the page of parents, for who has one. */
function pageOf({ hasPage, site }: NoticeFacts, says: string): string {
  return hasPage && site.baseUrl !== null ? `${says}\n\n${site.baseUrl}${OPEN_SCREENS.parent}\n\n` : '';
}

const TEXTS: Readonly<Record<ClockClass, (facts: NoticeFacts, child: string, day: string) => string>> = {
  unvisited: (facts, child, day) =>
    `Nobody has opened the notebook of ${child} for a long time. We do not keep things for ever. If nobody opens it, we delete it on ${day}, ${ALL}.

To keep it, ${child} only has to log in once.

${pageOf(facts, 'Or open your own page. That keeps it too, and there you can download everything:')}If you do nothing, it is deleted.`,
  pausedConsents: (facts, child, day) =>
    `The notebook of ${child} is closed, since we have no consent of a parent for it. On ${day} we delete it, ${ALL}.

${
  facts.recordId === null
    ? `If you have changed your mind, write to ${facts.site.supportEmail} before that day.`
    : `To open it again, or to say no, open this page and choose one of two answers:\n\n${LINK_SLOT}\n\nThe link works for 7 days. Opening it decides nothing.`
}

${pageOf(facts, 'On your own page you can download everything:')}If you do nothing, it is deleted.`,
  stopped: (facts, child, day) =>
    `A parent or guardian stopped the notebook of ${child}. On ${day} we delete it, ${ALL}.

${pageOf(facts, 'Until then whoever stopped it can start it again, and you can download everything:')}If you do nothing, it is deleted.`,
  finishedProjects: (facts, child, day) =>
    `${child} has finished the project "${withoutLinks(facts.projectName ?? '')}", and nobody has changed it for a long time. On ${day} we delete it, ${ALL}. The account and the other projects stay.

${pageOf(facts, 'You can download it as a ZIP file, with every word and photo, from your own page:')}${child} can download it too: the report has a button for it. Who changes something in the project keeps it.`,
};

const subjectOf = (name: ClockClass, { siteName }: Site) =>
  name === 'finishedProjects'
    ? `A finished project at ${siteName} will be deleted`
    : `A notebook at ${siteName} will be deleted`;

/** Tells one parent on which day something goes, and how to keep it. */
export function noticeLetter(recipient: string, facts: NoticeFacts): Letter {
  const { notice, site, childName, recordId } = facts;
  const text = TEXTS[notice.class](facts, withoutLinks(childName), spokenUtcDay(facts.endsAt));
  return {
    userId: notice.userId,
    kind: 'keeping-notice',
    recipient,
    notice,
    subject: subjectOf(notice.class, site),
    body: `Hello,\n\n${text}\n\nQuestions: ${site.supportEmail}`,
    ...(notice.class === 'pausedConsents' &&
      recordId !== null && { link: { purpose: 'consent', subjectId: recordId } }),
  };
}
