import * as z from 'zod/mini';
import { coded, Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { contested, origin } from '#domain/contract/platform/revisions.ts';
import { CAPTION_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/photos/sentences.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';

export const PHOTO_KINDS = ['beforePhoto', 'duringPhoto', 'afterPhoto'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** The subject of a photo of the source tree (step 2); each has a place of its own there. */
export const SOURCE_KINDS = ['wholeTree', 'branch', 'leaf'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A stored picture (PRODUCT.md#fields): what is kept is a display image and a thumbnail, never the original. */
export const Photo = z.object({
  id: z.string(),
  filename: z.string(),
  originalName: z.string(),
  /** Bytes of the display image. */
  size: z.number(),
  width: z.number(),
  height: z.number(),
  stepNumber: z.number(),
  trackingEntryId: z.nullable(z.string()),
  plantingEntryId: z.nullable(z.string()),
  /** Set for a photo of a check on the planted tree (PRODUCT.md#the-years-after). */
  treeCheckId: z.nullable(z.string()),
  kind: z.nullable(z.enum([...PHOTO_KINDS, ...SOURCE_KINDS])),
  caption: z.string(),
  /** When the camera took it, in the camera's own time: `YYYY-MM-DDTHH:mm`. */
  takenAt: z.nullable(z.string()),
  uploadedAt: z.string(),
  /** Grows with every change; a change may send back the one it started from (PRODUCT.md#two-devices). */
  revision: z.number(),
});
export type Photo = z.infer<typeof Photo>;

/**
 * The result for each file of a request, in the order sent (PRODUCT.md#kinds-of-picture). `message` says why a file
 * was not taken.
 */
export const UploadResult = z.object({
  photos: z.array(Photo),
  files: z.array(
    z.object({
      originalName: z.string(),
      photo: z.nullable(Photo),
      message: z.nullable(z.string()),
      ...coded,
    }),
  ),
});
export type UploadResult = z.infer<typeof UploadResult>;

/** Without a message of its own a union of two refusals would have none for people. */
const oneOrMore = <T extends z.ZodMiniType>(item: T, wrong: Told) =>
  z.union([item, z.array(item)], says(wrong));

const caption = field.freeText('A caption', CAPTION_MAX);

/** Text parts of an upload: for all files one value, or one per file in their order (PRODUCT.md#captions-and-places). */
const uploadShape = {
  id: z.optional(oneOrMore(field.newId, platformSentences.idNotUuid)),
  takenAt: z.optional(
    oneOrMore(
      z.string(says(platformSentences.notText({ field: 'The time of a photo' }))),
      platformSentences.notText({ field: 'The time of a photo' }),
    ),
  ),
  caption: z.optional(oneOrMore(caption, platformSentences.notText({ field: 'A caption' }))),
};
export const PhotoUpload = field.form(uploadShape);
export const PlantingPhotoUpload = field.form({
  ...uploadShape,
  photoTypes: z.optional(
    oneOrMore(z.enum(PHOTO_KINDS, says(sentences.plantingKindMissing)), sentences.plantingKindMissing),
  ),
});
export const StepPhotoUpload = field.form({
  ...uploadShape,
  photoTypes: z.optional(
    oneOrMore(z.enum(SOURCE_KINDS, says(sentences.sourceKindMissing)), sentences.sourceKindMissing),
  ),
});
export type PhotoUpload =
  | z.infer<typeof PhotoUpload>
  | z.infer<typeof PlantingPhotoUpload>
  | z.infer<typeof StepPhotoUpload>;

/** Changes that a child makes to a photo: its caption, and the subject of a photo of the source tree. */
export const PhotoChange = field.form({
  ...origin,
  caption: z.optional(caption),
  kind: z.optional(z.nullable(z.enum(SOURCE_KINDS, says(sentences.sourceKindMissing)))),
});
export type PhotoChange = z.infer<typeof PhotoChange>;
/** The photo after a change, and what another device changed too. */
export const PhotoSaved = z.extend(Photo, contested);
export type PhotoSaved = z.infer<typeof PhotoSaved>;
/** The words under a photo, while they are written. */
export const CaptionForm = field.form({ caption });

export const uploadStepPhotos = endpoint({
  summary: 'Adds photos to a step; the answer says of each what became of it',
  method: 'POST',
  path: '/api/projects/:projectId/steps/:stepNumber/photos',
  who: 'student',
  refuses: [429],
  params: z.object({ projectId: field.pathId, stepNumber: field.pathId }),
  upload: StepPhotoUpload,
  response: UploadResult,
  creates: true,
});
export const uploadTrackingPhotos = endpoint({
  summary: 'Adds photos to a tracking entry',
  method: 'POST',
  path: '/api/projects/:projectId/tracking-entries/:entryId/photos',
  who: 'student',
  refuses: [429],
  params: z.object({ projectId: field.pathId, entryId: field.pathId }),
  upload: PhotoUpload,
  response: UploadResult,
  creates: true,
});
export const uploadPlantingPhotos = endpoint({
  summary: 'Adds photos to a planting, each of its kind',
  method: 'POST',
  path: '/api/projects/:projectId/planting-entries/:entryId/photos',
  who: 'student',
  refuses: [429],
  params: z.object({ projectId: field.pathId, entryId: field.pathId }),
  upload: PlantingPhotoUpload,
  response: UploadResult,
  creates: true,
});
export const uploadCheckPhotos = endpoint({
  summary: 'Adds photos to an answer on the tree',
  method: 'POST',
  path: '/api/projects/:projectId/tree-checks/:entryId/photos',
  who: 'student',
  refuses: [429],
  params: z.object({ projectId: field.pathId, entryId: field.pathId }),
  upload: PhotoUpload,
  response: UploadResult,
  creates: true,
});
/** The stored bytes of an account's photos, and its quota. */
export const PhotoRoom = z.object({ usedBytes: z.number(), quotaBytes: z.number() });
export type PhotoRoom = z.infer<typeof PhotoRoom>;

export const getPhotoRoom = endpoint({
  summary: 'How much the photos of who is signed in take, and how much they may',
  method: 'GET',
  path: '/api/photo-room',
  who: 'student',
  response: PhotoRoom,
});
export const changePhoto = endpoint({
  summary: 'Changes what is written under a photo, and what a photo of the source tree shows',
  method: 'PATCH',
  path: '/api/photos/:photoId',
  who: 'student',
  params: z.object({ photoId: field.pathId }),
  body: PhotoChange,
  response: PhotoSaved,
});
export const deletePhoto = endpoint({
  summary: 'Deletes a photo and its files',
  method: 'DELETE',
  path: '/api/photos/:photoId',
  who: 'student',
  params: z.object({ photoId: field.pathId }),
  response: Deleted,
});
export const getUpload = endpoint({
  summary: 'A photo, or the small one of it',
  method: 'GET',
  path: '/api/uploads/:filename',
  who: 'member',
  gives: 'image/*',
  refuses: [416],
  params: z.object({ filename: field.pathId }),
  query: z.object({ size: z.optional(z.literal('thumb', says(sentences.sizeUnknown))) }),
  response: 'file',
});
