/**
 * The keeping screen of administrators: data that is due, held or gone, and the clearing's work
 * (PRODUCT.md#the-keeping-screen).
 */
import * as z from 'zod/mini';
import { Hold } from '#domain/contract/keeping/holds.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { cursor } from '#domain/contract/platform/paging.ts';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import { CLOCK_CLASSES, DATED_CLASSES } from '#domain/rules/keeping/clock-classes.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';

/** A count of one kind, named in an operator's words. */
const Counted = z.object({ what: z.string(), count: z.number() });
/** True when counting stopped early, since nobody waits for the exact number of very many. */
const isMore = z.boolean();

export const WouldGo = z.object({ ...Counted.shape, isMore });
export type WouldGo = z.infer<typeof WouldGo>;

/** A student on hold. */
export const HeldStudent = z.object({
  ...Hold.shape,
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type HeldStudent = z.infer<typeof HeldStudent>;

/** An account or project that will be deleted soon. */
export const DueOne = z.object({
  userId: z.string(),
  username: z.string(),
  /** Null where the whole account is meant. */
  projectId: z.nullable(z.string()),
  endsAt: z.string(),
  isTold: z.boolean(),
  /** True when a letter about it could not be sent. */
  isUndelivered: z.boolean(),
  /** Until when the account is on hold, and nothing of it goes; null where it is not. */
  heldUntil: z.nullable(z.string()),
  /** True where nothing goes before another parent decides: whoever asked for it is none any more. */
  waitsForParent: z.boolean(),
});
export type DueOne = z.infer<typeof DueOne>;

const DUE_CLASSES = [...CLOCK_CLASSES, ...DATED_CLASSES] as const;

/** The number of a class that will be deleted soon, and some of them, the longest overdue first. */
export const Due = z.object({
  class: z.enum(DUE_CLASSES),
  count: z.number(),
  isMore,
  rows: z.array(DueOne),
  /** Leads to the rows behind these; null where there are none. */
  next: z.nullable(z.string()),
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

/**
 * The file beside the database compared with it: `behind` lacks the latest ones, which are appended within the hour.
 */
export const PROOF_FILE_STATES = ['same', 'behind', 'missing', 'differs'] as const;
export const ProofState = z.object({
  deletions: z.number(),
  /** Empty where nothing was deleted so far. */
  lastHash: z.string(),
  /** Deletions whose files have not been seen gone yet. */
  unverified: z.number(),
  file: z.enum(PROOF_FILE_STATES),
});
export type ProofState = z.infer<typeof ProofState>;

export const Keeping = z.object({
  /** Those that end first; the others are found in the list of students. */
  holds: z.object({ count: z.number(), first: z.array(HeldStudent) }),
  jobs: z.array(JobState),
  proof: ProofState,
});
export type Keeping = z.infer<typeof Keeping>;

export const getKeeping = endpoint({
  summary: 'Who is on hold, what the clearing did last, and how the proof of deletions stands',
  method: 'GET',
  path: '/api/admin/keeping',
  who: 'admin',
  response: Keeping,
});

/** Deletions of the next 30 days by class; `class` selects one, `cursor` continues after a page. */
export const listDue = endpoint({
  summary: 'What will be deleted in the next 30 days, by class; with class and cursor the next rows of one',
  method: 'GET',
  path: '/api/admin/keeping/due',
  who: 'admin',
  query: field.form({
    class: z.optional(z.enum(DUE_CLASSES, says(sentences.shownNameUnknown))),
    cursor,
  }),
  response: z.array(Due),
});

/** A dry run: the amounts that the clearing would take if it ran now. */
export const getDryRun = endpoint({
  summary: 'What the clearing would take if it ran now, counted up to 1,000 of each kind',
  method: 'GET',
  path: '/api/admin/keeping/dry-run',
  who: 'admin',
  response: z.array(WouldGo),
});
