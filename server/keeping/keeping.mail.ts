/**
 * Letters to parents before something ends by the clock (PRODUCT.md#notices-before). No child's name stands in a
 * subject.
 */

import type { Language } from '#domain/languages.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { letterWords } from '#languages/letters.ts';
import { type Letter, LINK_SLOT, letterAddress, type MailWords, type Site } from '#server/mail/exports.ts';
import { isoTime, spokenDayIn } from '#server/platform/db/timestamps.ts';
import { insertNoticeLetter, type NoticeOf } from './notices.store.ts';

export type NoticeFacts = {
  readonly notice: NoticeOf;
  readonly childName: string;
  /** The child's state, whose day is named. */
  readonly state: string;
  /** Null where the whole account is meant. */
  readonly projectName: string | null;
  readonly endsAt: number;
  /** True when the reader has a page. */
  readonly hasPage: boolean;
  /** The consent that is still asked for; null where nobody is asked. */
  readonly recordId: string | null;
  readonly site: Site;
};

const WORDS = letterWords('keeping');

function wordsOf(facts: NoticeFacts, language: Language): MailWords {
  const { notice, site, hasPage, recordId } = facts;
  const values = {
    child: withoutLinks(facts.childName),
    siteName: site.siteName,
    support: site.supportEmail,
    day: spokenDayIn(isoTime(facts.endsAt), { timeZone: timeZoneOf(facts.state), language }),
    page:
      hasPage && site.baseUrl !== null ? letterAddress(site.baseUrl, OPEN_SCREENS.parent, language) : null,
    link: recordId === null ? null : LINK_SLOT,
  };
  if (notice.class === 'finishedProjects')
    return WORDS[language].finishedProjects(values, withoutLinks(facts.projectName ?? ''));
  return WORDS[language][notice.class](values);
}

/** Tells one parent on which day something goes, and how to keep it. */
export function noticeLetter(recipient: string, facts: NoticeFacts): Letter {
  const { notice, recordId } = facts;
  return {
    userId: notice.userId,
    kind: 'keeping-notice',
    recipient,
    noteWriting: (tx, mailId) => insertNoticeLetter(tx, mailId, notice),
    write: (language) => wordsOf(facts, language),
    ...(notice.class === 'pausedConsents' &&
      recordId !== null && { link: { purpose: 'consent', subjectId: recordId } }),
  };
}
