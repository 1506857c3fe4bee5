import {
  CONSENT_KEPT_AFTER_DELETION_MS,
  IDEMPOTENCY_KEPT_MS,
  KNOWN_DEVICE_MS,
  THROTTLES,
} from '#domain/limits.ts';
import { erasePersonalDataOfRecords } from '#server/consent/consent.store.ts';
import type { Queries } from '#server/db/open.ts';
import { deleteAnswersBefore } from '#server/http/idempotency.store.ts';
import { deleteEventsBefore } from '#server/http/throttle.store.ts';
import { deleteResetsBefore } from '#server/password-reset/password-reset.store.ts';
import { deleteDevicesBefore } from './devices.store.ts';
import { deleteSessionsBefore } from './sessions.store.ts';

const LONGEST_WINDOW_MS = Math.max(...Object.values(THROTTLES).map(({ windowMs }) => windowMs));

/**
 * Forgets what has had its time: ended sessions and resets, counted failures, answers kept for retries, browsers long
 * unseen, and the data of parents whose child's account is gone for three years, as the terms promise (RULINGS 14). To
 * be run daily.
 */
export async function forgetWhatHasExpired(db: Queries, now: number): Promise<void> {
  await deleteSessionsBefore(db, now);
  await deleteResetsBefore(db, now);
  await deleteEventsBefore(db, now - LONGEST_WINDOW_MS);
  await deleteAnswersBefore(db, now - IDEMPOTENCY_KEPT_MS);
  await deleteDevicesBefore(db, now - KNOWN_DEVICE_MS);
  await erasePersonalDataOfRecords(db, now - CONSENT_KEPT_AFTER_DELETION_MS);
}
