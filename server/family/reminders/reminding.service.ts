/**
 * Writes to parents whose children have a check due, at the hour of the place where the child lives (PRODUCT.md#reminders).
 */

import { type ReminderLine, type ReminderTime, reminderTime } from '#domain/rules/family/reminders.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { findGuardian, lockAccount } from '#server/accounts/exports.ts';
import {
  deleteToldAt,
  findToLookFor,
  insertTold,
  listToldAt,
  listWishes,
  lookAgainFor,
  putNextLook,
  type Wish,
  wasToldOn,
} from '#server/consent/exports.ts';
import { type Outbox, outboxOf } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { BATCH_SIZE } from '#server/platform/process-in-batches.ts';
import { linesFor } from './lines.service.ts';
import { reminderLetter } from './reminders.mail.ts';

const LETTERS = 'letters that remind parents of a check';

type JobDependencies = Pick<Platform, 'db' | 'clock' | 'newId' | 'config' | 'log'>;
/** Counts by kind. */
type Counted = readonly (readonly [what: string, count: number])[];
/** The pace of a long run: its stop between two parents, and the wrapper for each. */
type Pace = {
  readonly ending?: AbortSignal | undefined;
  readonly through?: <T>(work: () => Promise<T>) => Promise<T>;
};
type Timed = Wish & { readonly time: ReminderTime; readonly today: string };

function timed(wish: Wish, { now, hour }: { now: number; hour: number }): Timed {
  const time = reminderTime(now, timeZoneOf(wish.state), hour);
  return { ...wish, time, today: time.day };
}

/** Returns the due checks of one parent's children, and the first whose hour has come. */
async function dueFor(
  db: Queries,
  asked: readonly Timed[],
): Promise<{ first: Timed | undefined; lines: readonly ReminderLine[] }> {
  const lines = await linesFor(
    db,
    asked.filter(({ isOpen }) => isOpen),
  );
  const isDue = ({ guardianId }: Timed) => lines.some((line) => line.guardianId === guardianId);
  return { first: asked.find((it) => it.time.isOpen && isDue(it)), lines };
}

type Writing = { readonly outbox: Outbox; readonly now: number; readonly hour: number };

/**
 * Writes one letter about all children of a parent; gives whether it did, and not another process, nor one before on that day.
 * The accounts are held, so that two who set out at once come one after the other, and nothing ends meanwhile.
 */
async function remind(tx: Queries, emailKey: string, { outbox, ...at }: Writing): Promise<boolean> {
  const { now } = at;
  const userIds = (await listWishes(tx, emailKey, now)).map(({ userId }) => userId);
  for (const userId of userIds.toSorted()) await lockAccount(tx, userId);
  const asked = (await listWishes(tx, emailKey, now)).map((wish) => timed(wish, at));
  const { first, lines } = await dueFor(tx, asked);
  if (!first || (await wasToldOn(tx, emailKey, first.today))) return false;
  await insertTold(tx, lines, { toldOn: first.today, now });
  const letter = reminderLetter({ to: first, lines, today: first.today, site: outbox.site, now });
  if (await outbox.put(tx, letter)) return true;
  await deleteToldAt(tx, emailKey, now);
  return false;
}

type Page = { readonly wishes: readonly Timed[]; readonly emailKeys: readonly string[] };

/** Some of those for whom it is to be looked now, and the addresses of whom something is due. */
async function findDue(db: Database, after: Wish | null, at: { now: number; hour: number }): Promise<Page> {
  const found = await findToLookFor(db, { now: at.now, after, limit: BATCH_SIZE });
  const wishes = found.map((wish) => timed(wish, at));
  const lines = await linesFor(
    db,
    wishes.filter(({ isOpen, time }) => isOpen && time.isOpen),
  );
  const due = new Set(lines.map(({ guardianId }) => guardianId));
  const emailKeys = wishes.filter((it) => due.has(it.guardianId)).map((it) => it.emailKey);
  return { wishes, emailKeys: [...new Set(emailKeys)] };
}

/** All of them, page by page. */
async function* lookThrough(
  db: Database,
  at: { now: number; hour: number },
  through: NonNullable<Pace['through']> = (work) => work(),
) {
  for (let after: Wish | null = null; ; ) {
    const from = after;
    const page: Page = await through(() => findDue(db, from, at));
    yield page;
    after = page.wishes.at(-1) ?? null;
    if (page.wishes.length < BATCH_SIZE) return;
  }
}

/** Looks for some again when their hour comes round next. */
async function putOff(db: Database, wishes: readonly Timed[], now: number): Promise<void> {
  for (const [at, those] of Map.groupBy(wishes, ({ time }) => time.nextAt)) {
    const ids = those.map(({ guardianId }) => guardianId);
    await putNextLook(db, ids, { at, now });
  }
}

/**
 * Writes the reminders that are due, each in a transaction of its own; gives how many. Other processes may do the same. Who
 * could not be written to is looked at again when the job runs next.
 */
export async function remindParents(
  dependencies: JobDependencies,
  { ending, through = (work) => work() }: Pace = {},
): Promise<Counted> {
  const { db, clock, config } = dependencies;
  if (config.reminders === null) return [];
  const at = { now: clock(), hour: config.reminders.hour };
  const outbox = outboxOf(dependencies);
  const failures: unknown[] = [];
  const failed = new Set<string>();
  let written = 0;
  for await (const { wishes, emailKeys } of lookThrough(db, at, through)) {
    for (const emailKey of emailKeys) {
      if (ending?.aborted) return [[LETTERS, written]];
      const write = () => inTransaction(db, (tx) => remind(tx, emailKey, { ...at, outbox }));
      const isWritten = await through(write).catch((error: unknown) => {
        failures.push(error);
        failed.add(emailKey);
        return false;
      });
      if (isWritten) written += 1;
    }
    const rest = wishes.filter(({ emailKey }) => !failed.has(emailKey));
    await through(() => putOff(db, rest, at.now));
  }
  if (failures.length > 0) throw failures[0];
  return [[LETTERS, written]];
}

/** Counts the letters that `remindParents` would write; it only reads. */
export async function countReminders(
  { db, clock, config }: Pick<JobDependencies, 'db' | 'clock' | 'config'>,
  most = Number.POSITIVE_INFINITY,
): Promise<Counted> {
  if (config.reminders === null) return [];
  const at = { now: clock(), hour: config.reminders.hour };
  const due = new Set<string>();
  for await (const { wishes, emailKeys } of lookThrough(db, at)) {
    for (const emailKey of emailKeys) {
      const day = wishes.find((it) => it.emailKey === emailKey)?.today ?? '';
      if (!(await wasToldOn(db, emailKey, day))) due.add(emailKey);
    }
    if (due.size > most) break;
  }
  return [[LETTERS, due.size]];
}

/**
 * True when a waiting reminder may still go: on its day, before night, and still wanted at that address for every
 * child named. Otherwise it counts as never written, and the rest is written anew.
 */
export async function isStillWanted(
  { db, clock, config }: Pick<JobDependencies, 'db' | 'clock' | 'config'>,
  guardianId: string,
  { recipient, createdAt }: { readonly recipient: string; readonly createdAt: number },
): Promise<boolean> {
  const guardian = await findGuardian(db, guardianId);
  if (!guardian || config.reminders === null) return false;
  const { emailKey } = guardian;
  const at = { now: clock(), hour: config.reminders.hour };
  const open = (await listWishes(db, emailKey, at.now)).filter(({ isOpen }) => isOpen);
  const told = await listToldAt(db, emailKey, createdAt);
  const first = open.find((it) => it.guardianId === guardianId);
  const time = first && timed(first, at).time;
  const isInTime = time?.isOpen === true && told.some(({ toldOn }) => toldOn === time.day);
  const areAllOpen = told.every((it) => open.some((one) => one.guardianId === it.guardianId));
  if (isInTime && areAllOpen && addressKey(recipient) === emailKey) return true;
  await inTransaction(db, async (tx) => {
    await deleteToldAt(tx, emailKey, createdAt);
    await lookAgainFor(tx, emailKey, at.now);
  });
  return false;
}
