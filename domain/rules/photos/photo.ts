import {
  PHOTO_KINDS,
  type Photo,
  type PhotoChange,
  type PhotoKind,
  type PhotoRoom,
  type SourceKind,
} from '#domain/contract/photos/photos.ts';
import {
  FILE_NAME_MAX,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_MEGABYTES,
  PHOTO_ROOM_SAID_FROM,
  PHOTOS_PER_PLACE,
  USUAL_PHOTO_BYTES,
} from '#domain/limits.ts';
import { stepTitle } from '#domain/rules/notebook/steps.ts';
import * as sentences from '#domain/rules/photos/sentences.ts';
import { isLocalDateTime } from '#domain/rules/platform/dates.ts';
import { notThere, Refused } from '#domain/rules/platform/refused.ts';
import { mergeFields, type Saved, type Stored } from '#domain/rules/platform/revisions.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';

const SOURCE_STEP = 2;

/** The part of the report that tells of the planted tree (PRODUCT.md#the-years-after). */
export const LATER_TITLE = 'Your tree, later';

/** PRODUCT.md#kinds-of-picture, word for word. */
export function notAnImageMessage(name: string): Told {
  return sentences.notAnImage({ name });
}

/** PRODUCT.md#kinds-of-picture, word for word. */
export function tooLargeMessage(name: string): Told {
  return sentences.photoTooLarge({ name, size: PHOTO_MAX_MEGABYTES });
}

export function emptyMessage(name: string): Told {
  return sentences.fileEmpty({ name });
}

/** Why a photo is not taken from an account whose room is full. */
export function noRoomMessage(name: string): Told {
  return sentences.noRoomForPhoto({ name });
}

/** Returns the sentence on the photo quota once little is left, otherwise null. */
export function roomMessage({ usedBytes, quotaBytes }: PhotoRoom): Told | null {
  if (usedBytes < quotaBytes * PHOTO_ROOM_SAID_FROM) return null;
  const left = quotaBytes - usedBytes;
  const photos = Math.floor(left / USUAL_PHOTO_BYTES);
  if (photos < 1) return sentences.roomIsFull;
  return sentences.roomAlmostFull({ left: Math.floor(left / 1e6), photos });
}

/**
 * Returns the fault that a browser can see before sending a file; the server looks at the bytes
 * (PRODUCT.md#kinds-of-picture).
 */
export function fileError(file: {
  name: string;
  type: string;
  size: number;
}): { title: Told; message: Told; remedy?: Told } | null {
  // Some systems give HEIC no type at all; the server's look at the bytes decides then.
  const claimsOther = file.type !== '' && !file.type.startsWith('image/');
  const nameless = file.type === '' && !/\.(heic|heif|avif)$/i.test(file.name);
  if (claimsOther || nameless) return { title: sentences.invalidFile, message: notAnImageMessage(file.name) };
  if (file.size === 0) return { title: sentences.invalidFile, message: emptyMessage(file.name) };
  if (file.size > PHOTO_MAX_BYTES)
    return {
      title: sentences.fileTooLarge,
      message: tooLargeMessage(file.name),
      remedy: sentences.photoTooBig,
    };
  return null;
}

/** PRODUCT.md#captions-and-places: the caption of a planting photo carries its kind. */
export function captionWithKind(caption: string, kind: Photo['kind']): string {
  if (!PHOTO_KINDS.some((it) => it === kind) || kind === null) return caption;
  return caption === '' ? kind : `${kind}: ${caption}`;
}

const FIRST_KIND = new RegExp(PHOTO_KINDS.join('|'));

/**
 * PRODUCT.md#captions-and-places: the kind that a caption carries, if any; the first one when a child's own words name
 * another.
 */
export function kindFromCaption(caption: string): PhotoKind | null {
  const first = FIRST_KIND.exec(caption)?.[0];
  return PHOTO_KINDS.find((kind) => kind === first) ?? null;
}

/** Returns the child's own caption, without the kind that it carries. */
export function ownCaption(caption: string): string {
  const own = PHOTO_KINDS.reduce((rest, kind) => rest.replace(new RegExp(`^${kind}(: |$)`), ''), caption);
  return own.trim();
}

/** Words for a photo's kind: the moment of a planting, or the part of the source tree. */
export const KIND_WORDS: Readonly<Record<PhotoKind | SourceKind, string>> = {
  beforePhoto: 'before planting',
  duringPhoto: 'while planting',
  afterPhoto: 'after planting',
  wholeTree: 'the whole tree',
  branch: 'a branch',
  leaf: 'a leaf',
};

/** Names a photo's subject: its step, or the planted tree in later years (PRODUCT.md#the-years-after). */
export function photoTitle({ stepNumber, treeCheckId }: Pick<Photo, 'stepNumber' | 'treeCheckId'>): string {
  return treeCheckId === null ? `Step ${stepNumber}: ${stepTitle(stepNumber)}` : LATER_TITLE;
}

/** The time a browser says a photo was taken, when it is one; seconds are dropped (PRODUCT.md#stored-pictures). */
export function checkedTakenAt(sent: string | undefined): string | null {
  const minute = sent?.slice(0, 16) ?? '';
  return isLocalDateTime(minute) ? minute : null;
}

// Half of a surrogate pair could not be stored as UTF-8; a line separator would break the line it is shown in.
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The name of a file as it may be shown: no folders, no control characters, not too long. */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(UNSHOWABLE, '').trim();
  const short = [...clean].slice(0, FILE_NAME_MAX).join('').trimEnd();
  return /^\.*$/.test(short) ? 'photo' : short;
}

/** Where a photo belongs: to a step, to an entry of one, or to a look at the planted tree. */
export type PhotoPlace = Pick<Photo, 'stepNumber' | 'trackingEntryId' | 'plantingEntryId' | 'treeCheckId'>;

/** True for a photo of a step itself. */
export function isOfStep({ trackingEntryId, plantingEntryId, treeCheckId }: PhotoPlace): boolean {
  return trackingEntryId === null && plantingEntryId === null && treeCheckId === null;
}

/** True when two photos, or a photo and a place, belong together. */
export function isSamePlace(one: PhotoPlace, other: PhotoPlace): boolean {
  return (
    one.stepNumber === other.stepNumber &&
    one.trackingEntryId === other.trackingEntryId &&
    one.plantingEntryId === other.plantingEntryId &&
    one.treeCheckId === other.treeCheckId
  );
}

/** Why a place takes no more photos, or null (PRODUCT.md#room-for-photos). */
export function fullPlace(there: readonly unknown[]): Refused | null {
  if (there.length < PHOTOS_PER_PLACE) return null;
  const count = PHOTOS_PER_PLACE;
  return new Refused('invalid', sentences.photosFull({ count }));
}

/** The photos of a place with another one. Sent again it is there already (PRODUCT.md#write-once). */
export function attachPhoto(there: readonly Photo[], photo: Photo): readonly Photo[] | Refused {
  if (there.some(({ id }) => id === photo.id)) return there;
  return fullPlace(there) ?? [...there, photo];
}

/** Splits the caption of an upload into caption and kind (PRODUCT.md#captions-and-places). */
export function labelOf(caption: string, sentKind: Photo['kind']): Pick<Photo, 'caption' | 'kind'> {
  const kind = sentKind ?? kindFromCaption(caption);
  return { kind, caption: caption.includes(kind ?? '') ? caption : captionWithKind(caption, kind) };
}

/** True for a photo of the source tree, which may have a place by its subject (PRODUCT.md#captions-and-places). */
export function isOfSourceTree(photoPlace: PhotoPlace): boolean {
  return photoPlace.stepNumber === SOURCE_STEP && isOfStep(photoPlace);
}

export type StoredPhoto = Stored<Photo>;

/**
 * Changes what is written under a photo, and what a photo of the source tree shows, each for itself
 * (PRODUCT.md#two-devices, PRODUCT.md#captions-and-places). What tells a planting photo from others stays in its
 * caption (PRODUCT.md#captions-and-places). Refused for the kind of any other photo.
 */
export function changePhoto(
  there: StoredPhoto | undefined,
  change: PhotoChange,
): Saved<StoredPhoto> | Refused {
  if (!there) return notThere();
  const { caption, kind } = change;
  if (kind !== undefined && !isOfSourceTree(there)) {
    return new Refused('invalid', sentences.onlySourcePhotosMove, 'kind');
  }
  const before = { caption: ownCaption(there.caption), kind: there.kind };
  const sent = { caption: caption && ownCaption(caption), kind };
  const { fields, conflicts, ...rest } = mergeFields({ ...there, fields: before }, sent, change);
  const said = caption === undefined ? there.caption : captionWithKind(fields.caption, fields.kind);
  return { it: { ...there, ...rest, kind: fields.kind, caption: said }, conflicts };
}
