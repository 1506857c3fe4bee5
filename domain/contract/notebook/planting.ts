import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import { LOCATION_MAX } from '#domain/limits.ts';
import { isCalendarDate } from '#domain/rules/platform/dates.ts';

export const PLACE_MESSAGE = 'Please enter where you planted the cutting';

export const PLANTING_STEP = 5;
export const PLANTING_TYPES = ['permanent', 'temporary'] as const;
export type PlantingType = (typeof PLANTING_TYPES)[number];

export const PlantingEntry = z.object({
  id: z.string(),
  plantingLocation: z.string(),
  plantingType: z.enum(PLANTING_TYPES),
  plantingDate: z.string(),
  notes: z.string(),
  timeSpent: z.nullable(z.number()),
  stepNumber: z.number(),
  /** The tree stands in its final place (§15.2). */
  isCompleted: z.boolean(),
  /** Location, hours and the three kinds of photo are there (§15.2). */
  isDocumented: z.boolean(),
  isDraft: z.boolean(),
  finalPlantingLocation: z.nullable(z.string()),
  finalPlantingDate: z.nullable(z.string()),
  createdAt: z.string(),
  photos: z.array(Photo),
  /** Grows with every save; a save may send back the one it started from (§12.11). */
  revision: z.number(),
});
export type PlantingEntry = z.infer<typeof PlantingEntry>;

/** The entry after a save, and what another device changed too. */
export const PlantingEntrySaved = z.extend(PlantingEntry, contested);
export type PlantingEntrySaved = z.infer<typeof PlantingEntrySaved>;

const PLACE_LONG = `The place can have at most ${LOCATION_MAX} characters`;
const place = field.requiredText(PLACE_MESSAGE, LOCATION_MAX, PLACE_LONG);
const openPlace = field.openText(PLACE_MESSAGE, LOCATION_MAX, PLACE_LONG);
const plantingType = z.enum(PLANTING_TYPES, 'Please choose permanent or temporary');

const draft = {
  plantingLocation: openPlace,
  plantingType,
  plantingDate: field.calendarDate,
  notes: field.notes,
  timeSpent: z.nullable(field.hours),
};

/** What a child writes of a planting, as it is typed. */
export const PlantingForm = field.form({ ...draft, timeSpent: field.hoursText });

/**
 * A draft as far as it has got; a field that is not sent stays. `id` names the draft, of which a project may have
 * several; without one it is the newest, or a new one. A save with a revision changes a draft that is there.
 */
export const PlantingDraft = z.extend(z.partial(field.form(draft)), { id: field.newId, ...origin });
export type PlantingDraft = z.infer<typeof PlantingDraft>;

/** `id` names the draft, so that saving and leaving the page at one moment make one entry (§15.3). */
export const PlantingFinal = z.extend(z.partial(field.form({ ...draft, plantingLocation: place })), {
  id: field.newId,
  ...origin,
});
export type PlantingFinal = z.infer<typeof PlantingFinal>;

export const NewPlantingEntry = field.form({
  id: field.newId,
  plantingLocation: place,
  plantingType: z._default(plantingType, 'permanent'),
  plantingDate: field.calendarDate,
  notes: z._default(field.notes, ''),
  timeSpent: z._default(z.nullable(field.hours), null),
  stepNumber: z._default(z.literal(PLANTING_STEP, 'Planting entries belong to step 5'), PLANTING_STEP),
  /** Sent by the page (§7) and not read: the type decides (§15.2). */
  isCompleted: z.optional(field.flag('Completed')),
  isDraft: z._default(z.literal(false, 'A draft is saved with the planting form'), false),
});
export type NewPlantingEntry = z.infer<typeof NewPlantingEntry>;

const finalPlace = field.requiredText('Please enter the final planting location', LOCATION_MAX, PLACE_LONG);
const MISSING_MESSAGE = 'Please fill in all required fields.';
const planted = {
  plantingLocation: field.requiredText(MISSING_MESSAGE, LOCATION_MAX, PLACE_LONG),
  plantingType: z.enum(PLANTING_TYPES, MISSING_MESSAGE),
  plantingDate: z.string(MISSING_MESSAGE).check(z.refine(isCalendarDate, MISSING_MESSAGE)),
  notes: field.notes,
};
/** An entry that is edited, as it is typed. */
export const PlantingEditForm = field.form({ ...planted, timeSpent: field.hoursText });
export const PlantingEntryChange = field.form({
  ...z.partial(z.object(planted)).shape,
  timeSpent: z.optional(z.nullable(field.hours)),
  /** Of a temporary tree that was moved; written by nothing else, since the type decides (§15.2). */
  finalPlantingLocation: z.optional(finalPlace),
  finalPlantingDate: z.optional(field.calendarDate),
  ...origin,
});
export type PlantingEntryChange = z.infer<typeof PlantingEntryChange>;

/** 'Complete Planting': the temporary tree moves to where it stays. */
export const PlantingFinish = field.form({
  finalPlantingLocation: finalPlace,
  finalPlantingDate: field.calendarDate,
  notes: z.optional(field.notes),
  ...origin,
});
export type PlantingFinish = z.infer<typeof PlantingFinish>;

const ofProject = z.object({ projectId: field.pathId });
const ofEntry = z.object({ entryId: field.pathId });

export const getPlantingDraft = endpoint({
  method: 'GET',
  path: '/api/projects/:projectId/planting-draft',
  who: 'student',
  params: ofProject,
  response: z.nullable(PlantingEntry),
});
/** All drafts of a project, the newest first: each device may have begun one. */
export const listPlantingDrafts = endpoint({
  method: 'GET',
  path: '/api/projects/:projectId/planting-drafts',
  who: 'student',
  params: ofProject,
  response: z.array(PlantingEntry),
});
export const savePlantingDraft = endpoint({
  method: 'PUT',
  path: '/api/projects/:projectId/planting-draft',
  who: 'student',
  params: ofProject,
  body: PlantingDraft,
  response: PlantingEntrySaved,
});
export const finalizePlantingDraft = endpoint({
  method: 'POST',
  path: '/api/projects/:projectId/planting-draft/finalize',
  who: 'student',
  params: ofProject,
  body: PlantingFinal,
  response: PlantingEntrySaved,
});
export const listPlantingEntries = endpoint({
  method: 'GET',
  path: '/api/projects/:projectId/planting-entries',
  who: 'student',
  params: ofProject,
  response: z.array(PlantingEntry),
});
export const createPlantingEntry = endpoint({
  method: 'POST',
  path: '/api/projects/:projectId/planting-entries',
  who: 'student',
  params: ofProject,
  body: NewPlantingEntry,
  response: PlantingEntry,
  creates: true,
});
export const changePlantingEntry = endpoint({
  method: 'PATCH',
  path: '/api/planting-entries/:entryId',
  who: 'student',
  params: ofEntry,
  body: PlantingEntryChange,
  response: PlantingEntrySaved,
});
export const finishPlantingEntry = endpoint({
  method: 'PATCH',
  path: '/api/planting-entries/:entryId/finish',
  who: 'student',
  params: ofEntry,
  body: PlantingFinish,
  response: PlantingEntrySaved,
});
export const deletePlantingEntry = endpoint({
  method: 'DELETE',
  path: '/api/planting-entries/:entryId',
  who: 'student',
  params: ofEntry,
  response: Deleted,
});
