import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { isCalendarDate } from '#domain/rules/platform/dates.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import { PLANTED, PLANTING, type Written } from './written-fields.ts';
import { newFields, requiredPlace, sentFields, storedFields } from './written-schemas.ts';

export const PLANTING_STEP = 5;
export type PlantingType = Written<typeof PLANTED>['plantingType'];
export const PLANTING_TYPES = Object.keys(PLANTED.plantingType.of) as readonly PlantingType[];

export const PlantingEntry = z.object({
  id: z.string(),
  ...storedFields(PLANTING),
  stepNumber: z.number(),
  /** The tree stands in its final place (PRODUCT.md#planted-and-documented). */
  isCompleted: z.boolean(),
  /** Location, hours and the three kinds of photo are there (PRODUCT.md#planted-and-documented). */
  isDocumented: z.boolean(),
  isDraft: z.boolean(),
  createdAt: z.string(),
  photos: z.array(Photo),
  /** Grows with every save; a save may send back the one it started from (PRODUCT.md#two-devices). */
  revision: z.number(),
});
export type PlantingEntry = z.infer<typeof PlantingEntry>;

/** The entry after a save, and what another device changed too. */
export const PlantingEntrySaved = z.extend(PlantingEntry, contested);
export type PlantingEntrySaved = z.infer<typeof PlantingEntrySaved>;

const place = requiredPlace(sentences.placeMissing);
const draft = sentFields(PLANTED);

/**
 * A draft as far as it has got; a field that is not sent stays. `id` names the draft, of which a project may have
 * several; without one it is the newest, or a new one. A save with a revision changes a draft that is there.
 */
export const PlantingDraft = z.extend(z.partial(field.form(draft)), { id: field.newId, ...origin });
export type PlantingDraft = z.infer<typeof PlantingDraft>;

/** `id` names the draft, so that saving and leaving the page at one moment make one entry (PRODUCT.md#planting-drafts). */
export const PlantingFinal = z.extend(z.partial(field.form({ ...draft, plantingLocation: place })), {
  id: field.newId,
  ...origin,
});
export type PlantingFinal = z.infer<typeof PlantingFinal>;

export const NewPlantingEntry = field.form({
  id: field.newId,
  ...newFields(PLANTED),
  plantingLocation: place,
  stepNumber: z._default(z.literal(PLANTING_STEP, says(sentences.plantingIsStep5)), PLANTING_STEP),
  /** Sent by the page (PRODUCT.md#calls) and not read: the type decides (PRODUCT.md#planted-and-documented). */
  isCompleted: z.optional(field.flag('Completed')),
  isDraft: z._default(z.literal(false, says(sentences.draftByForm)), false),
});
export type NewPlantingEntry = z.infer<typeof NewPlantingEntry>;

const finalPlace = requiredPlace(PLANTING.finalPlantingLocation.message);
/** An entry that is edited: what a draft may lack has to be there. */
export const plantedFields = {
  ...draft,
  plantingLocation: requiredPlace(sentences.fieldsMissing),
  plantingType: z.enum(PLANTING_TYPES, says(sentences.fieldsMissing)),
  plantingDate: z
    .string(says(sentences.fieldsMissing))
    .check(z.refine(isCalendarDate, says(sentences.fieldsMissing))),
};
export const PlantingEntryChange = field.form({
  ...z.partial(z.object(plantedFields)).shape,
  /**
   * Only for a temporary tree that was moved; the type decides, nothing else writes it
   * (PRODUCT.md#planted-and-documented).
   */
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
  summary: 'The planting that is being written, or null',
  method: 'GET',
  path: '/api/projects/:projectId/planting-draft',
  who: 'student',
  params: ofProject,
  response: z.nullable(PlantingEntry),
});
/** All drafts of a project, the newest first: each device may have begun one. */
export const listPlantingDrafts = endpoint({
  summary: 'The plantings that are being written, those of other devices too',
  method: 'GET',
  path: '/api/projects/:projectId/planting-drafts',
  who: 'student',
  params: ofProject,
  response: z.array(PlantingEntry),
});
export const savePlantingDraft = endpoint({
  summary: 'Saves the planting that is being written, and begins it where there is none',
  method: 'PUT',
  path: '/api/projects/:projectId/planting-draft',
  who: 'student',
  params: ofProject,
  body: PlantingDraft,
  response: PlantingEntrySaved,
});
export const finalizePlantingDraft = endpoint({
  summary: 'Makes a planting of the draft',
  method: 'POST',
  path: '/api/projects/:projectId/planting-draft/finalize',
  who: 'student',
  refuses: [404],
  params: ofProject,
  body: PlantingFinal,
  response: PlantingEntrySaved,
});
export const listPlantingEntries = endpoint({
  summary: 'The plantings of a project',
  method: 'GET',
  path: '/api/projects/:projectId/planting-entries',
  who: 'student',
  params: ofProject,
  response: z.array(PlantingEntry),
});
export const createPlantingEntry = endpoint({
  summary: 'Adds a planting',
  method: 'POST',
  path: '/api/projects/:projectId/planting-entries',
  who: 'student',
  params: ofProject,
  body: NewPlantingEntry,
  response: PlantingEntry,
  creates: true,
});
export const changePlantingEntry = endpoint({
  summary: 'Changes a planting',
  method: 'PATCH',
  path: '/api/planting-entries/:entryId',
  who: 'student',
  params: ofEntry,
  body: PlantingEntryChange,
  response: PlantingEntrySaved,
});
export const finishPlantingEntry = endpoint({
  summary: 'Says where a tree stands for good',
  method: 'PATCH',
  path: '/api/planting-entries/:entryId/finish',
  who: 'student',
  params: ofEntry,
  body: PlantingFinish,
  response: PlantingEntrySaved,
});
export const deletePlantingEntry = endpoint({
  summary: 'Deletes a planting with its photos',
  method: 'DELETE',
  path: '/api/planting-entries/:entryId',
  who: 'student',
  params: ofEntry,
  response: Deleted,
});
