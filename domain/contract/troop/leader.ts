/** A leader's view of the scouts whose parents said yes (PRODUCT.md#leaders). */
import * as z from 'zod/mini';
import { ChildProject } from '#domain/contract/family/parent.ts';
import { Jar } from '#domain/contract/notebook/glances.ts';
import { PROJECT_STATUSES } from '#domain/contract/notebook/projects.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { ReportQuery } from '#domain/contract/report/report.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { TROOP_YESES } from '#domain/rules/troop/troops.ts';

export const LedTroop = z.object({
  id: z.string(),
  organization: organizationKey(),
  state: z.string(),
  number: z.string(),
  name: z.string(),
});
export type LedTroop = z.infer<typeof LedTroop>;

export const LeaderHome = z.object({
  undertaking: z.object({
    version: z.string(),
    hash: z.string(),
    text: z.string(),
    /** Null until it is agreed to; nothing is seen before. */
    agreedAt: z.nullable(z.string()),
  }),
  troops: z.array(LedTroop),
});
export type LeaderHome = z.infer<typeof LeaderHome>;

/** All that 'Progress only' lets a leader know of a project: no word that the child wrote. */
export const ScoutProgress = z.object({
  projectId: z.string(),
  status: z.enum(PROJECT_STATUSES),
  currentStep: z.number(),
  totalSteps: z.number(),
  /** The tree's name in the list; null until one is chosen. */
  species: z.nullable(z.string()),
  cuttings: z.number(),
  planted: z.number(),
  hours: z.number(),
  /** Days, YYYY-MM-DD. */
  lastCheck: z.nullable(z.string()),
  nextCheck: z.nullable(z.string()),
  photos: z.number(),
});
export type ScoutProgress = z.infer<typeof ScoutProgress>;

export const Scout = z.object({
  id: z.string(),
  /** First name and initial. */
  name: z.string(),
  choice: z.enum(TROOP_YESES),
  /** The one that is worked on first. */
  projects: z.array(ScoutProgress),
});
export type Scout = z.infer<typeof Scout>;

/** The list's view of a project whose parents show notes and photos: its looks, and the day of the last work. */
export const ListedWork = z.object({
  /** The photo that was added last. */
  photo: z.nullable(z.object({ filename: z.string(), width: z.number(), height: z.number() })),
  jar: Jar,
  /** In water, from 1; null before. */
  week: z.nullable(z.number()),
  /** A day, YYYY-MM-DD. */
  lastWork: z.string(),
});
export type ListedWork = z.infer<typeof ListedWork>;

/** `work` is null where the parents said 'Progress only'. */
export const ScoutProject = z.object({ ...ScoutProgress.shape, work: z.nullable(ListedWork) });
export type ScoutProject = z.infer<typeof ScoutProject>;

export const ListedScout = z.object({
  ...Scout.shape,
  projects: z.array(ScoutProject),
  /** True when 'I fixed it' is the last word on a project, so a leader should look again. */
  saysFixed: z.boolean(),
});
export type ListedScout = z.infer<typeof ListedScout>;

export const ScoutDetails = z.object({
  ...Scout.shape,
  troop: LedTroop,
  /** True when the leader is a parent of this scout too, and so may not review. */
  isOwnChild: z.boolean(),
  /**
   * Why this leader makes no sign-in card for the scout now; null where nothing is in the way (PRODUCT.md#sign-in-cards).
   */
  cardProblem: z.nullable(z.string()),
  cardProblemCode: z.optional(z.string()),
  /** Null where the parents said 'Progress only'. */
  work: z.nullable(z.array(z.omit(ChildProject, { deletedAt: true }))),
});
export type ScoutDetails = z.infer<typeof ScoutDetails>;

const ofTroop = z.object({ id: field.pathId });

export const getLeaderHome = endpoint({
  summary: 'The undertaking, and the troops of who asks once it is agreed to',
  method: 'GET',
  path: '/api/leader/troops',
  who: 'leader',
  response: LeaderHome,
});
export const agreeAsLeader = endpoint({
  summary: 'Agrees to the undertaking, once',
  method: 'POST',
  path: '/api/leader/undertaking',
  who: 'leader',
  mayRepeat: true,
  /** The fingerprint of the words that were shown. */
  body: field.form({
    hash: field.requiredText(sentences.wordsMarkMissing, 64, sentences.wordsMarkLong),
  }),
  response: LeaderHome,
});
export const getLedTroop = endpoint({
  summary: 'The scouts of a troop whose parents said yes, and how far they are',
  method: 'GET',
  path: '/api/leader/troops/:id',
  who: 'leader',
  params: ofTroop,
  response: z.object({ troop: LedTroop, scouts: z.array(ListedScout) }),
});
export const getTroopSheet = endpoint({
  summary: 'The troop on paper for a meeting',
  method: 'GET',
  path: '/api/leader/troops/:id/sheet.pdf',
  who: 'leader',
  gives: 'application/pdf',
  refuses: [429],
  params: ofTroop,
  query: ReportQuery,
  response: 'file',
});
export const getTroopHours = endpoint({
  summary: 'The hours of the scouts of a troop',
  method: 'GET',
  path: '/api/leader/troops/:id/hours.csv',
  who: 'leader',
  gives: 'text/csv',
  params: ofTroop,
  query: field.inLanguage,
  response: 'file',
});
export const getScout = endpoint({
  summary:
    'A scout, as far as the parents said; a look at the work is written into the audit log, which they see',
  method: 'GET',
  path: '/api/leader/scouts/:id',
  who: 'leader',
  params: z.object({ id: field.pathId }),
  response: ScoutDetails,
});
