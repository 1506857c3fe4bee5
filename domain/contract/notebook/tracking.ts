import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import { LONGEST_ROOT_MAX_INCHES, LOOKED_AT_MAX } from '#domain/limits.ts';
import { areInches } from '#domain/rules/platform/inches.ts';

export const TRACKING_STEP = 4;

export const TrackingEntry = z.object({
  id: z.string(),
  notes: z.string(),
  addedWater: z.boolean(),
  changedWater: z.boolean(),
  noticedRootGrowth: z.boolean(),
  /** How many a child counted at this look; null where nobody counted. */
  cuttingsAlive: z.nullable(z.number()),
  cuttingsWithRoots: z.nullable(z.number()),
  /** In quarters of an inch; null where nobody measured. */
  longestRootInches: z.nullable(z.number()),
  timeSpent: z.nullable(z.number()),
  stepNumber: z.number(),
  isDraft: z.boolean(),
  /** When the child looked, as typed: `YYYY-MM-DDTHH:mm` (§15.1). */
  observedAt: z.string(),
  createdAt: z.string(),
  photos: z.array(Photo),
  /** Grows with every save; a save may send back the one it started from (§12.11). */
  revision: z.number(),
});
export type TrackingEntry = z.infer<typeof TrackingEntry>;

const cuttingsAlive = field.count('Cuttings alive', 0, LOOKED_AT_MAX);
const cuttingsWithRoots = field.count('Cuttings with roots', 0, LOOKED_AT_MAX);

const INCHES_MESSAGE = `Please measure to the quarter inch, from 0 to ${LONGEST_ROOT_MAX_INCHES}, like 1 1/4`;
const longestRootInches = z.number(INCHES_MESSAGE).check(z.refine(areInches, INCHES_MESSAGE));

const observation = {
  notes: field.notes,
  addedWater: field.flag('Added water'),
  changedWater: field.flag('Changed water'),
  noticedRootGrowth: field.flag('Noticed root growth'),
  cuttingsAlive: z.nullable(cuttingsAlive),
  cuttingsWithRoots: z.nullable(cuttingsWithRoots),
  longestRootInches: z.nullable(longestRootInches),
  timeSpent: z.nullable(field.hours),
  observedAt: field.localDateTime,
  isDraft: field.flag('Draft'),
};

export const NewTrackingEntry = field.form({
  id: field.newId,
  notes: z._default(observation.notes, ''),
  addedWater: z._default(observation.addedWater, false),
  changedWater: z._default(observation.changedWater, false),
  noticedRootGrowth: z._default(observation.noticedRootGrowth, false),
  cuttingsAlive: z._default(observation.cuttingsAlive, null),
  cuttingsWithRoots: z._default(observation.cuttingsWithRoots, null),
  longestRootInches: z._default(observation.longestRootInches, null),
  timeSpent: z._default(observation.timeSpent, null),
  observedAt: z.optional(observation.observedAt),
  stepNumber: z._default(z.literal(TRACKING_STEP, 'Tracking entries belong to step 4'), TRACKING_STEP),
  isDraft: z._default(observation.isDraft, true),
});
export type NewTrackingEntry = z.infer<typeof NewTrackingEntry>;

export const TrackingEntryChange = z.extend(z.partial(field.form(observation)), {
  ...origin,
  /** Changes nothing where something is in the entry by now, or it has changed since the revision (§15.1). */
  ifUntouched: z.optional(field.flag('If untouched')),
});
export type TrackingEntryChange = z.infer<typeof TrackingEntryChange>;

const { isDraft: _, ...written } = observation;

export { written as writtenOfEntry };
/** The names of what a child writes of an entry; each is merged for itself (§12.11). */
export const OBSERVED = Object.keys(written) as readonly (keyof typeof written)[];
/** The entry after a save, and what another device changed too. */
export const TrackingEntrySaved = z.extend(TrackingEntry, contested);
export type TrackingEntrySaved = z.infer<typeof TrackingEntrySaved>;

const ofProject = z.object({ projectId: field.pathId });
const ofEntry = z.object({ entryId: field.pathId });

export const listTrackingEntries = endpoint({
  method: 'GET',
  path: '/api/projects/:projectId/tracking-entries',
  who: 'student',
  params: ofProject,
  response: z.array(TrackingEntry),
});
export const createTrackingEntry = endpoint({
  method: 'POST',
  path: '/api/projects/:projectId/tracking-entries',
  who: 'student',
  params: ofProject,
  body: NewTrackingEntry,
  response: TrackingEntry,
  creates: true,
});
export const changeTrackingEntry = endpoint({
  method: 'PATCH',
  path: '/api/tracking-entries/:entryId',
  who: 'student',
  params: ofEntry,
  body: TrackingEntryChange,
  response: TrackingEntrySaved,
});
export const deleteTrackingEntry = endpoint({
  method: 'DELETE',
  path: '/api/tracking-entries/:entryId',
  who: 'student',
  params: ofEntry,
  response: Deleted,
});
