import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import { LOOK } from './written-fields.ts';
import { newFields, sentFields, storedFields } from './written-schemas.ts';

export const TRACKING_STEP = 4;

export const TrackingEntry = z.object({
  id: z.string(),
  ...storedFields(LOOK),
  stepNumber: z.number(),
  isDraft: z.boolean(),
  createdAt: z.string(),
  photos: z.array(Photo),
  /** Grows with every save; a save may send back the one it started from (PRODUCT.md#two-devices). */
  revision: z.number(),
});
export type TrackingEntry = z.infer<typeof TrackingEntry>;

const isDraft = field.flag('Draft');

export const NewTrackingEntry = field.form({
  id: field.newId,
  ...newFields(LOOK),
  observedAt: z.optional(field.localDateTime),
  stepNumber: z._default(z.literal(TRACKING_STEP, says(sentences.trackingIsStep4)), TRACKING_STEP),
  isDraft: z._default(isDraft, true),
});
export type NewTrackingEntry = z.infer<typeof NewTrackingEntry>;

export const TrackingEntryChange = z.extend(z.partial(field.form({ ...sentFields(LOOK), isDraft })), {
  ...origin,
  /**
   * Changes nothing where something is in the entry by now, or it has changed since the revision
   * (PRODUCT.md#drafts-of-entries).
   */
  ifUntouched: z.optional(field.flag('If untouched')),
});
export type TrackingEntryChange = z.infer<typeof TrackingEntryChange>;

/** The entry after a save, and what another device changed too. */
export const TrackingEntrySaved = z.extend(TrackingEntry, contested);
export type TrackingEntrySaved = z.infer<typeof TrackingEntrySaved>;

const ofProject = z.object({ projectId: field.pathId });
const ofEntry = z.object({ entryId: field.pathId });

export const listTrackingEntries = endpoint({
  summary: 'The tracking entries of a project',
  method: 'GET',
  path: '/api/projects/:projectId/tracking-entries',
  who: 'student',
  params: ofProject,
  response: z.array(TrackingEntry),
});
export const createTrackingEntry = endpoint({
  summary: 'Adds a tracking entry, or a draft of one',
  method: 'POST',
  path: '/api/projects/:projectId/tracking-entries',
  who: 'student',
  params: ofProject,
  body: NewTrackingEntry,
  response: TrackingEntry,
  creates: true,
});
export const changeTrackingEntry = endpoint({
  summary: 'Changes a tracking entry, or finishes a draft',
  method: 'PATCH',
  path: '/api/tracking-entries/:entryId',
  who: 'student',
  params: ofEntry,
  body: TrackingEntryChange,
  response: TrackingEntrySaved,
});
export const deleteTrackingEntry = endpoint({
  summary: 'Deletes a tracking entry with its photos',
  method: 'DELETE',
  path: '/api/tracking-entries/:entryId',
  who: 'student',
  params: ofEntry,
  response: Deleted,
});
