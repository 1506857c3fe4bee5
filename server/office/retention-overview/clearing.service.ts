/** All that goes by the clock, and how much of it there is now. */
import type { ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { countGoneNames, forgetGoneNames } from '#server/audit/exports.ts';
import { countEndingConsents, countFormsToErase, endConsents, eraseForms } from '#server/consent/exports.ts';
import {
  countHolds,
  countUnfinishedDeletions,
  finishDeletions,
  type JobDependencies,
} from '#server/deletions/exports.ts';
import {
  countDueReplacements,
  countEndedStops,
  countReminders,
  endStops,
  remindParents,
  replaceAddresses,
} from '#server/family/exports.ts';
import {
  type Cleared,
  countDue,
  countEmptyDrafts,
  countOrphanFiles,
  countWhatHasExpired,
  endEmptyDrafts,
  endHolds,
  forgetWhatHasExpired,
  keepTime,
  putRun,
  type Sweep,
  sweepOrphanFiles,
} from '#server/keeping/exports.ts';
import { countEndingProjects, endDeletedProjects } from '#server/notebook/exports.ts';
import { countForTheDay } from '#server/office/statistics/statistics.service.ts';
import { notePhotoRoom } from '#server/office/system-health/system-health.service.ts';
import { runAtLowPriority } from '#server/platform/clock-work.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { waitAgain } from './restored.service.ts';

const FORMS = 'signed forms of such consents';
export const HOLDS = 'holds whose day has come';
const ADDRESSES = "addresses that took the place of a parent's";
const STOPPED = 'accounts that a parent had deleted';
export const DELETED_PROJECTS = 'projects that their scouts deleted, with their photos';
const DELETIONS = 'deletions whose files were still to go';
const ORPHANS = 'files that belong to no photo and no signed form';

/** The moment before which an account went whose parents' proof is kept no longer. */
const goneBefore = ({ clock }: Pick<JobDependencies, 'clock'>) => clock() - RETENTION.parentsProof.kept;

/** Which stray files go, and what breaks off a run that takes long. */
export type How = Pick<Sweep, 'timestamp' | 'takesAll'> & { readonly ending?: AbortSignal };
/** Takes what each job did as soon as it did it: a later one may fail. */
type Tell = (cleared: Cleared) => void;
/** A job of the clearing. */
export type Job = {
  readonly name: ClearingJob;
  readonly run: (dependencies: JobDependencies, how: How) => Promise<Cleared>;
  /** Counts what `run` would clear away; it only reads. Of what is costly to count it gives one more than `most` for more. */
  readonly count: (dependencies: JobDependencies, most?: number, how?: How) => Promise<Cleared>;
  /** To count it, every stored file is looked at. */
  readonly readsFiles?: true;
};

/** All that goes by the clock, in order: the program runs each in its time, `npm run housekeeping` all of them once. */
export const JOBS: readonly Job[] = [
  {
    name: 'expired',
    run: async (dependencies) => [
      ...(await inTransaction(dependencies.db, (tx) => forgetWhatHasExpired(tx, dependencies.clock()))),
      [FORMS, await eraseForms(dependencies, goneBefore(dependencies))],
    ],
    count: async (dependencies) => [
      ...(await countWhatHasExpired(dependencies.db, dependencies.clock())),
      [FORMS, await countFormsToErase(dependencies.db, goneBefore(dependencies))],
    ],
  },
  {
    name: 'consents',
    run: (dependencies) => endConsents(dependencies),
    count: countEndingConsents,
  },
  {
    name: 'holds',
    run: async (dependencies) => [[HOLDS, await endHolds(dependencies)]],
    count: async ({ db, clock }) => [[HOLDS, await countHolds(db, { endedBy: clock() })]],
  },
  {
    name: 'deletions',
    run: async (dependencies) => [[STOPPED, await endStops(dependencies)]],
    count: async ({ db, clock, config }) => [
      [STOPPED, await countEndedStops(db, { now: clock(), isByMail: config.mail !== null })],
    ],
  },
  {
    name: 'addresses',
    run: async (dependencies) => [[ADDRESSES, await replaceAddresses(dependencies)]],
    count: async ({ db, clock }) => [[ADDRESSES, await countDueReplacements(db, clock())]],
  },
  {
    name: 'keeping',
    run: (dependencies, { ending }) =>
      keepTime(dependencies, ending && { ending, through: runAtLowPriority }),
    count: countDue,
  },
  {
    name: 'reminders',
    run: (dependencies, { ending }) =>
      remindParents(dependencies, ending && { ending, through: runAtLowPriority }),
    count: countReminders,
  },
  {
    name: 'audit-log',
    run: (dependencies) => forgetGoneNames(dependencies),
    count: countGoneNames,
  },
  {
    name: 'deleted-projects',
    run: async (dependencies) => [[DELETED_PROJECTS, await endDeletedProjects(dependencies)]],
    count: async (dependencies) => [[DELETED_PROJECTS, await countEndingProjects(dependencies)]],
  },
  {
    name: 'empty-drafts',
    run: endEmptyDrafts,
    count: ({ db, clock }) => countEmptyDrafts(db, clock()),
  },
  {
    name: 'unfinished-deletions',
    run: async (dependencies) => [[DELETIONS, await finishDeletions(dependencies)]],
    count: async (dependencies) => [[DELETIONS, await countUnfinishedDeletions(dependencies)]],
  },
  {
    name: 'stray-files',
    run: async (dependencies, how) => [[ORPHANS, await sweepOrphanFiles(dependencies, how)]],
    count: async (dependencies, _most, how) => [[ORPHANS, await countOrphanFiles(dependencies, how)]],
    readsFiles: true,
  },
  {
    name: 'photo-room',
    run: async (dependencies) => {
      await notePhotoRoom(dependencies);
      return [];
    },
    count: async () => [],
  },
  {
    name: 'statistics',
    run: async ({ db, clock }) => {
      await countForTheDay(db, clock);
      return [];
    },
    count: async () => [],
  },
];

/**
 * Clears away what has expired (PRODUCT.md#the-record-of-a-consent, PRODUCT.md#stored-pictures), and gives how much of
 * each kind it was. Servers may be at work.
 * @throws Error of the first job that fails; those behind it do not run.
 */
export async function clearAway(
  dependencies: JobDependencies,
  { tell, ...how }: How & { readonly tell?: Tell } = {},
): Promise<Cleared> {
  await waitAgain(dependencies);
  const all: Cleared[number][] = [];
  for (const job of JOBS) {
    const cleared = await runOne(dependencies, job, how);
    tell?.(cleared);
    all.push(...cleared);
  }
  return all;
}

/** Runs a job, and writes down what it did, for administrators to see. */
export async function runOne(dependencies: JobDependencies, { name, run }: Job, how: How): Promise<Cleared> {
  const startedAt = dependencies.clock();
  const note = (cleared: Cleared, problem: string | null) =>
    putRun(dependencies.db, {
      ...{ job: name, startedAt, endedAt: dependencies.clock(), problem },
      cleared: Object.fromEntries(cleared),
    });
  try {
    const cleared = await run(dependencies, how);
    await note(cleared, null);
    return cleared;
  } catch (error) {
    await note([], error instanceof Error ? error.constructor.name : 'Error');
    throw error;
  }
}

/** The precision of a count: stray files by looking at every stored file, and the most to count. */
type Preview = Pick<Sweep, 'takesAll'> & {
  readonly withFiles?: boolean;
  readonly most?: number;
  readonly tell?: Tell;
};

/**
 * Gives how much of each kind `clearAway` would clear away now. It only reads. A page can wait neither for a look at every
 * file nor for the exact number of very many: of those it may get any number above `most`.
 */
export async function previewClearing(
  dependencies: JobDependencies,
  { withFiles = true, most = Number.POSITIVE_INFINITY, takesAll, tell }: Preview = {},
): Promise<Cleared> {
  const all: Cleared[number][] = [];
  const jobs = JOBS.filter(({ readsFiles = false }) => withFiles || !readsFiles);
  for (const { count } of jobs) {
    const counted = await count(dependencies, most, { takesAll });
    tell?.(counted);
    all.push(...counted);
  }
  return all;
}
