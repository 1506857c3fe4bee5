/** A parent's wish about reminders, on the parent's page and by a letter's link (PRODUCT.md#reminders). */
import type { ReminderWish } from '#domain/contract/family/reminders.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { findKnown, listGuardiansOf } from '#server/accounts/exports.ts';
import { findLink, recipientBucket } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, deadLink, notFound } from '#server/platform/errors.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { listDaysTold } from './reminded.store.ts';
import { endWish, endWishesOf, findWishedSince, putWish } from './reminders.store.ts';

/** The parent and the child of a wish. */
type Wishing = { readonly userId: string; readonly emailKey: string };
type Settings = { readonly config: Pick<Config, 'reminders'> };

async function guardianOf(db: Queries, { userId, emailKey }: Wishing): Promise<string> {
  const guardian = (await listGuardiansOf(db, userId)).find((it) => it.emailKey === emailKey);
  if (!guardian) throw notFound();
  return guardian.id;
}

export async function showWish(db: Queries, wishing: Wishing, { config }: Settings): Promise<ReminderWish> {
  const since = await findWishedSince(db, await guardianOf(db, wishing));
  return {
    isOffered: config.reminders !== null,
    since: since === undefined ? null : isoTime(since),
  };
}

/**
 * On which days a parent was written to about one child, and for which due days, the earliest first
 * (PRODUCT.md#asking-for-reminders).
 */
export async function listReminders(
  db: Queries,
  wishing: Wishing,
): Promise<{ dueOn: string; toldOn: string }[]> {
  return listDaysTold(db, await guardianOf(db, wishing));
}

/**
 * Notes a parent's wish for one child; repeating it changes nothing. @throws AppError 'not-found' for no parent of
 * the child, 'taken' when no reminders are sent.
 */
export async function decideWish(
  tx: Queries,
  wishing: Wishing,
  isWanted: boolean,
  { config, now }: Settings & { readonly now: number },
): Promise<void> {
  if (isWanted && config.reminders === null) throw new AppError('taken', sentences.noReminders);
  const guardianId = await guardianOf(tx, wishing);
  await (isWanted ? putWish(tx, guardianId, now) : endWish(tx, guardianId));
}

/**
 * Ends the reminders to the address that a letter went to, for all children. The link stays good, so that a mail program that
 * presses twice is told the same.
 * @throws AppError 'not-found' for a link that is too old or never was, or whose parent has another address by now.
 */
export async function stopByLink(tx: Queries, tokenHash: string, now: number): Promise<void> {
  const link = await findLink(tx, 'reminder-stop', tokenHash);
  const guardian = link && link.expiresAt > now ? await findKnown(tx, link.subjectId) : undefined;
  if (!guardian || link?.recipientKey !== recipientBucket(guardian.email)) throw deadLink();
  await endWishesOf(tx, guardian.emailKey);
}
