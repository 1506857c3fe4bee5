import {
  CONSENT_KEPT_AFTER_DELETION_MS,
  EMPTY_DRAFT_KEPT_MS,
  KNOWN_DEVICE_MS,
  LINK_KEPT_MS,
  PARENT_OPENING_KEPT_MS,
  THROTTLES,
  WRITE_DEVICE_KEPT_MS,
} from '#domain/limits.ts';
import { correctionsToErase, recordsToErase } from '#server/consent/consent.store.ts';
import { eventsToErase } from '#server/consent/consent-events.store.ts';
import type { Expired } from '#server/db/expired.ts';
import { expiredKeys } from '#server/db/idempotency.store.ts';
import type { Queries } from '#server/db/open.ts';
import { unseenWriteDevices } from '#server/db/write-devices.store.ts';
import { forgottenEvents } from '#server/limits/throttle.store.ts';
import { endedLinks } from '#server/mail/links.store.ts';
import { forgottenOpenings } from '#server/parent/openings.store.ts';
import { endedParentSessions } from '#server/parent/parent-sessions.store.ts';
import { endedResets } from '#server/password-reset/password-reset.store.ts';
import { emptyPlantingDrafts, emptyTrackingDrafts } from '#server/projects/empty-drafts.store.ts';
import { unseenDevices } from './devices.store.ts';
import { endedSessions } from './sessions.store.ts';

const LONGEST_WINDOW_MS = Math.max(...Object.values(THROTTLES).map(({ windowMs }) => windowMs));

/** What has expired, in the words of an operator, and the rows that are meant. */
function expiredAt(now: number): readonly (readonly [what: string, rows: Expired])[] {
  return [
    ['sessions that have ended', endedSessions(now)],
    ['permissions to set a new password that have ended', endedResets(now)],
    ['failed logins and other counted events', forgottenEvents(now - LONGEST_WINDOW_MS)],
    ['keys of calls that may be sent again', expiredKeys(now)],
    [
      'numbers of devices that have not written for half a year',
      unseenWriteDevices(now - WRITE_DEVICE_KEPT_MS),
    ],
    ['browsers not seen for a year', unseenDevices(now - KNOWN_DEVICE_MS)],
    ["openings of parents' pages that have ended", endedParentSessions(now)],
    [
      "openings of parents' pages of a year ago, and of who is nobody's parent here",
      forgottenOpenings(now - PARENT_OPENING_KEPT_MS),
    ],
    ['links of letters that ended long ago', endedLinks(now - LINK_KEPT_MS)],
    ['tracking drafts without anything in them', emptyTrackingDrafts(now - EMPTY_DRAFT_KEPT_MS)],
    ['planting drafts without anything in them', emptyPlantingDrafts(now - EMPTY_DRAFT_KEPT_MS)],
    [
      "parents' data in consent records of accounts long deleted",
      recordsToErase(now - CONSENT_KEPT_AFTER_DELETION_MS),
    ],
    [
      "parents' addresses put right in such records",
      correctionsToErase(now - CONSENT_KEPT_AFTER_DELETION_MS),
    ],
    [
      'addresses and browsers in what happened to such consents',
      eventsToErase(now - CONSENT_KEPT_AFTER_DELETION_MS),
    ],
  ];
}

/** How much of each kind there is or was. */
export type Cleared = readonly (readonly [what: string, count: number])[];

/**
 * Forgets what has expired: ended sessions and resets, counted failures, keys and numbers of calls, browsers long
 * unseen, drafts left empty, and the data of parents whose child's account is gone for three years, as the terms promise
 * (§11.6). To be run daily.
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
