/**
 * Tells of what is to go by the clock, and ends it when all was told and its day has come
 * (PRODUCT.md#what-goes-by-the-clock).
 */

import { CLOCK_CLASSES, type ClockClass } from '#domain/rules/keeping/clock-classes.ts';
import { type DueAction, dueActionOf } from '#domain/rules/keeping/keeping.ts';
import { lockAccount } from '#server/accounts/exports.ts';
import { doomedAccount, findRecordOf, isStillAsked } from '#server/consent/exports.ts';
import { deleteWhenDue, type JobDependencies } from '#server/deletions/exports.ts';
import { ownProject } from '#server/gates/exports.ts';
import { listRecipients, type Outbox, outboxOf } from '#server/mail/exports.ts';
import { doomedProject, findProject } from '#server/notebook/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { BATCH_SIZE } from '#server/platform/process-in-batches.ts';
import { isOn, lookAgain, lookThrough, type OnItsWay } from './expiry-schedule.service.ts';
import { noticeLetter } from './keeping.mail.ts';
import { putNotice } from './notices.store.ts';
import { beginUnknownTimes } from './subjects.store.ts';

/** Counts by kind. */
type Counted = readonly (readonly [what: string, count: number])[];

/** In the words of an operator. */
const WORDS: Readonly<Record<ClockClass, { told: string; ended: string }>> = {
  pausedConsents: {
    told: 'notices that a notebook without a consent will be deleted',
    ended: 'notebooks without a consent for too long',
  },
  stopped: {
    told: 'notices that a stopped notebook will be deleted',
    ended: 'notebooks that a parent had stopped',
  },
  unvisited: {
    told: 'notices that an account nobody visits will be deleted',
    ended: 'accounts that nobody visited',
  },
  finishedProjects: {
    told: 'notices that a finished project will be deleted',
    ended: 'projects finished long ago',
  },
};

/** Tells the parents of one subject; gives whether it did, and not another process. */
async function tell(
  tx: Queries,
  found: OnItsWay,
  { outbox, now, config }: { outbox: Outbox; now: number; config: JobDependencies['config'] },
): Promise<boolean> {
  const account = (await lockAccount(tx, found.subject.userId))?.user;
  const result = await lookAgain(tx, { name: found.name, id: found.subject.id, now }, { config });
  if (!account || !result) return false;
  const action = dueActionOf(result.keeping, now);
  if (action.kind !== 'tell') return false;
  const { id: subjectId, userId, projectId } = result.subject;
  const { daysBefore, endsAt } = action;
  const isByMail = config.mail !== null;
  const notice = { class: result.name, subjectId, daysBefore, userId, writtenAt: now };
  if (!(await putNotice(tx, { ...notice, projectId, isByMail }, result.keeping.endsAt))) return false;
  const record = result.name === 'pausedConsents' ? await findRecordOf(tx, userId) : undefined;
  const isAsked = record !== undefined && (await isStillAsked(tx, account, record.id));
  const project = projectId === null ? null : await ownProject(tx, account, projectId);
  const facts = {
    ...{ notice, endsAt, site: outbox.site },
    ...{ childName: account.firstName, state: account.state },
    projectName: (project && (await findProject(tx, project))?.name) ?? null,
  };
  for (const { email, hasPage } of await listRecipients(tx, account)) {
    // The question goes to the address that the consent stands for.
    const recordId = isAsked && email === account.parentEmail ? record.id : null;
    await outbox.put(tx, noticeLetter(email, { ...facts, hasPage, recordId }));
  }
  return true;
}

/** True when it is over, checked again with everything it depends on locked. */
async function isOver(
  tx: Queries,
  found: OnItsWay,
  dependencies: JobDependencies,
  now: number,
): Promise<boolean> {
  await lockAccount(tx, found.subject.userId);
  const result = await lookAgain(tx, { name: found.name, id: found.subject.id, now }, dependencies);
  return result !== undefined && dueActionOf(result.keeping, now).kind === 'end';
}

async function endOne(dependencies: JobDependencies, found: OnItsWay, now: number): Promise<boolean> {
  const { userId, projectId } = found.subject;
  const decide = (tx: Queries) => isOver(tx, found, dependencies, now);
  if (projectId === null)
    return deleteWhenDue(dependencies, { subject: doomedAccount(userId), reason: found.name, decide });
  const project = await ownProject(dependencies.db, { id: userId }, projectId);
  return deleteWhenDue(dependencies, { subject: doomedProject(project), reason: found.name, decide });
}

/** Does what is to be done for one; gives whether it did, and not another process. */
async function act(
  dependencies: JobDependencies,
  onItsWay: OnItsWay,
  action: DueAction,
  now: number,
): Promise<boolean> {
  const { db, config } = dependencies;
  if (action.kind === 'tell') {
    const telling = { outbox: outboxOf(dependencies), now, config };
    return inTransaction(db, (tx) => tell(tx, onItsWay, telling));
  }
  return endOne(dependencies, onItsWay, now);
}

/** The pace of a long run: its stop between two accounts, and the wrapper for each. */
export type Pace = {
  readonly ending?: AbortSignal;
  readonly through?: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Tells and ends what is due, each in a transaction of its own; gives how much. Other processes may do the same, and a run
 * that is broken off is gone on with by the next.
 */
export async function keepTime(
  dependencies: JobDependencies,
  { ending, through = (work) => work() }: Pace = {},
): Promise<Counted> {
  const now = dependencies.clock();
  await beginUnknownTimes(dependencies.db, now, BATCH_SIZE);
  const failures: unknown[] = [];
  const counted: [string, number][] = [];
  for (const name of CLOCK_CLASSES.filter((it) => isOn(it, dependencies))) {
    const done = { tell: 0, end: 0 };
    for await (const item of lookThrough(dependencies.db, name, { wanted: 'either', now }, dependencies)) {
      const action = dueActionOf(item.keeping, now);
      if (ending?.aborted) break;
      if (action.kind === 'wait') continue;
      // One that fails keeps none of the others waiting.
      const isDone = await through(() => act(dependencies, item, action, now)).catch((error: unknown) => {
        failures.push(error);
        return false;
      });
      if (isDone) done[action.kind] += 1;
    }
    counted.push([WORDS[name].told, done.tell], [WORDS[name].ended, done.end]);
  }
  if (failures.length > 0) throw failures[0];
  return counted;
}

/** Counts those of a class to be told or ended now; up to `most`, and one more when there are more. */
async function countDeeds(
  dependencies: Pick<JobDependencies, 'db' | 'config' | 'clock'>,
  name: ClockClass,
  wanted: 'tell' | 'end',
  most: number,
): Promise<number> {
  const now = dependencies.clock();
  let count = 0;
  for await (const item of lookThrough(dependencies.db, name, { wanted, now }, dependencies)) {
    if (dueActionOf(item.keeping, now).kind === wanted) count += 1;
    if (count > most) break;
  }
  return count;
}

/**
 * Counts what `keepTime` would tell and end; it only reads.
 * @param most of what are more it gives one more than that.
 */
export async function countDue(
  dependencies: Pick<JobDependencies, 'db' | 'config' | 'clock'>,
  most = Number.POSITIVE_INFINITY,
): Promise<Counted> {
  const counted: [string, number][] = [];
  for (const name of CLOCK_CLASSES.filter((it) => isOn(it, dependencies))) {
    counted.push([WORDS[name].told, await countDeeds(dependencies, name, 'tell', most)]);
    counted.push([WORDS[name].ended, await countDeeds(dependencies, name, 'end', most)]);
  }
  return counted;
}
