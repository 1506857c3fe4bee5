import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import { ROOT_LOOKS } from '#domain/rules/notebook/root-looks.ts';

/**
 * Progress of a project's plantings: one counts once it stands and is documented (PRODUCT.md#planted-and-documented).
 */
export const PLANTING_PROGRESS = ['none', 'unfinished', 'counting'] as const;

/** The picture of a project: its jar as it fills, later the tree. */
export const JAR_STAGES = ['empty', 'cut', 'water', 'pot', 'ground'] as const;

/** The jar of a project as it is drawn (PRODUCT.md#the-jar). */
export const Jar = z.object({
  stage: z.enum(JAR_STAGES),
  /** The most that were ever counted; null where nobody did. */
  cuttings: z.nullable(z.number()),
  rooted: z.nullable(z.number()),
  /** The latest counts, which may be lower than the drawing shows. Missing in responses that older devices kept. */
  now: z.optional(z.object({ alive: z.nullable(z.number()), rooted: z.nullable(z.number()) })),
  roots: z.enum(ROOT_LOOKS),
  /** From 0, none, to 3, full. */
  water: z.number(),
  /** On each cutting. */
  leaves: z.number(),
});
export type Jar = z.infer<typeof Jar>;

/** The contents of a project's card. */
export const ProjectGlance = z.object({
  projectId: z.string(),
  completedSteps: z.array(z.number()),
  /** When the cuttings were put into water, as it was typed (PRODUCT.md#hours-and-dates). */
  inWaterSince: z.nullable(z.string()),
  /** When the last finished look was, as it was typed. */
  lastLook: z.nullable(z.string()),
  /** The weeks in water with a finished look, from 1, in their order (PRODUCT.md#the-weekly-rhythm). */
  lookedWeeks: z.array(z.number()),
  /** The latest tracking entry that has notes or a photo. */
  latestLook: z.nullable(z.object({ at: z.string(), isDraft: z.boolean() })),
  plantings: z.enum(PLANTING_PROGRESS),
  photoCount: z.number(),
  /** Tracking entries, plantings that are no drafts, and answers on the tree in the years after. */
  entryCount: z.number(),
  /** The photo that was added last. */
  newestPhoto: z.nullable(Photo),
  /** When it was completed (ISO 8601, UTC); null before. */
  completedAt: z.nullable(z.string()),
  /** Null in what a device kept before there were jars. */
  jar: z.nullable(Jar),
});
export type ProjectGlance = z.infer<typeof ProjectGlance>;

/** Beside the list, so that who asks for the list alone does not wait for what is counted. */
export const listGlances = endpoint({
  summary: 'What lies in each project: completed steps, latest entry, newest photo, how many of each',
  method: 'GET',
  path: '/api/project-glances',
  who: 'student',
  response: z.array(ProjectGlance),
});
