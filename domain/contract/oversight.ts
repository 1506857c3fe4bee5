/** What administrators see of keeping and deleting: what is due, held and gone, and what the clearing does (§22). */
import * as z from 'zod/mini';
import { CLEARING_JOB_NAMES } from '../rules/clearing-jobs.ts';
import { CLOCK_CLASSES, DATED_CLASSES } from '../rules/clock-classes.ts';
import { endpoint } from './endpoint.ts';
import { Hold } from './holds.ts';

/** How much of one kind, in the words of an operator. */
const Counted = z.object({ what: z.string(), count: z.number() });

/** A student on hold. */
export const HeldStudent = z.object({
  ...Hold.shape,
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type HeldStudent = z.infer<typeof HeldStudent>;

/** Whose account or project will be deleted soon. */
export const DueOne = z.object({
  userId: z.string(),
  username: z.string(),
  /** Null where the whole account is meant. */
  projectId: z.nullable(z.string()),
  endsAt: z.string(),
  isTold: z.boolean(),
  /** Whether a letter that tells of it could not be sent. */
  isUndelivered: z.boolean(),
});
export type DueOne = z.infer<typeof DueOne>;

/** How many of a class will be deleted soon, and the first of them. */
export const Due = z.object({
  class: z.enum([...CLOCK_CLASSES, ...DATED_CLASSES]),
  count: z.number(),
  first: z.array(DueOne),
});
export type Due = z.infer<typeof Due>;

/** A job of the clearing, and what it did when it last ran; null where it has not run so far. */
export const JobState = z.object({
  job: z.enum(CLEARING_JOB_NAMES),
  lastRun: z.nullable(
    z.object({
      startedAt: z.string(),
      tookMs: z.number(),
      cleared: z.array(Counted),
      /** The kind of error with which it failed; null where it did not. */
      problem: z.nullable(z.string()),
    }),
  ),
});
export type JobState = z.infer<typeof JobState>;

/** How the file beside the database stands to it: `behind` lacks the last ones, which are appended within the hour. */
export const PROOF_FILE_STATES = ['same', 'behind', 'missing', 'differs'] as const;
export const ProofState = z.object({
  deletions: z.number(),
  /** Empty where nothing was deleted so far. */
  lastHash: z.string(),
  /** Of how many the files were not seen gone so far. */
  unverified: z.number(),
  file: z.enum(PROOF_FILE_STATES),
});
export type ProofState = z.infer<typeof ProofState>;

export const Keeping = z.object({
  /** What will be deleted in the next 30 days. */
  due: z.array(Due),
  /** What the clearing would take if it ran now. */
  dryRun: z.array(Counted),
  /** Those that end first; the others are found in the list of students. */
  holds: z.object({ count: z.number(), first: z.array(HeldStudent) }),
  jobs: z.array(JobState),
  proof: ProofState,
});
export type Keeping = z.infer<typeof Keeping>;

export const getKeeping = endpoint({
  method: 'GET',
  path: '/api/admin/keeping',
  who: 'admin',
  response: Keeping,
});
