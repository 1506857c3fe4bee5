import { RETENTION } from '#domain/rules/keeping/retention.ts';
import {
  endedCards,
  endedChanges,
  endedParentSessions,
  endedSessions,
  endedStaffChanges,
  endedInvitations as endedStaffInvitations,
  unseenDevices,
} from '#server/accounts/exports.ts';
import { forgottenDeeds } from '#server/audit/exports.ts';
import { correctionsToErase, eventsToErase, recordsToErase } from '#server/consent/exports.ts';
import {
  endedFamilies,
  endedInvitations,
  forgottenOpenings,
  lettersOfEnded,
} from '#server/family/exports.ts';
import { endedLinks, mailsGivenUp } from '#server/mail/exports.ts';
import type { Expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { expiredWriteDevices } from '#server/platform/db/write-devices.store.ts';
import { forgottenEvents } from '#server/platform/limits/throttle.store.ts';
import { endedResets } from '#server/sign-in/exports.ts';
import { forgottenLetters, noticesPutOff } from './notices.store.ts';

/** Returns the expired rows, with an operator's words. */
function expiredAt(now: number): readonly (readonly [what: string, rows: Expired])[] {
  return [
    ['sessions that have ended', endedSessions(now)],
    ['permissions to set a new password that have ended', endedResets(now)],
    ['cards for a new password that have ended', endedCards(now)],
    ['failed logins and other counted events', forgottenEvents(now - RETENTION.counts.kept)],
    ['keys and numbers of writes that will not be sent again', expiredWriteDevices(now)],
    ["openings of parents' pages that have ended", endedParentSessions(now)],
    [
      "openings of parents' pages of a year ago, and of who is nobody's parent here",
      forgottenOpenings(now - RETENTION.parentOpenings.kept),
    ],
    ['invitations of administrators that nobody accepted', endedStaffInvitations(now)],
    ['letters of families whose time is over', lettersOfEnded(now)],
    ['invitations of families whose time is over', endedFamilies(now)],
    ['other parents who did not answer', endedInvitations(now - RETENTION.unconfirmedParents.kept)],
    ["parents' addresses that nobody confirmed, or that are theirs by now", endedChanges(now)],
    [
      'addresses of leaders and administrators that nobody confirmed, or that are theirs by now',
      endedStaffChanges(now),
    ],
    ['browsers not seen for a year', unseenDevices(now - RETENTION.browsers.kept)],
    ['links of letters that ended long ago', endedLinks(now - RETENTION.links.kept)],
    ['notices of an end that a visit has put off', noticesPutOff()],
    ['letters sent a year ago that told of an end', forgottenLetters(now - RETENTION.sentNotices.kept)],
    ['deeds of administrators of three years ago', forgottenDeeds(now - RETENTION.auditLog.kept)],
    ['letters that could not be sent', mailsGivenUp(now - RETENTION.unsentMails.kept)],
    [
      "parents' data in consent records of accounts long deleted",
      recordsToErase(now - RETENTION.parentsProof.kept),
    ],
    ["parents' addresses put right in such records", correctionsToErase(now - RETENTION.parentsProof.kept)],
    [
      'addresses and browsers in what happened to such consents',
      eventsToErase(now - RETENTION.parentsProof.kept),
    ],
  ];
}

/** Counts by kind. */
export type Cleared = readonly (readonly [what: string, count: number])[];

/**
 * Forgets what has expired: ended sessions and resets, counted failures, keys and numbers of calls, browsers long
 * unseen, and the data of parents whose child's account is gone for three years, as the terms promise
 * (PRODUCT.md#the-record-of-a-consent). To be run daily.
 */
export async function forgetWhatHasExpired(db: Queries, now: number): Promise<Cleared> {
  const cleared: [string, number][] = [];
  for (const [what, rows] of expiredAt(now)) cleared.push([what, await rows.forget(db)]);
  return cleared;
}

/** Counts what `forgetWhatHasExpired` would forget; it only reads. */
export async function countWhatHasExpired(db: Queries, now: number): Promise<Cleared> {
  const counted: [string, number][] = [];
  for (const [what, rows] of expiredAt(now)) counted.push([what, await rows.count(db)]);
  return counted;
}
