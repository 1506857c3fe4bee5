import type { FileStore } from '#server/platform/files/file-store.ts';
import type { PhotoImages } from '#server/platform/pictures/photo-images.ts';

/*
 * The two files of a photo: the display image, by whose name the photo is known, and the thumbnail beside it.
 */
const DISPLAY_END = '.jpg';
const THUMBNAIL_END = '-thumb.webp';

/** The name of a new photo's display image; nobody guesses it who does not guess the token (PRODUCT.md#stored-pictures). */
export function displayNameFrom(token: string): string {
  return token + DISPLAY_END;
}

export function thumbnailName(displayName: string): string {
  return displayName.slice(0, -DISPLAY_END.length) + THUMBNAIL_END;
}

/** The display image that a stored file is or belongs to; null when it is no photo's. */
export function displayNameOf(fileName: string): string | null {
  if (fileName.endsWith(THUMBNAIL_END)) return fileName.slice(0, -THUMBNAIL_END.length) + DISPLAY_END;
  return fileName.endsWith(DISPLAY_END) ? fileName : null;
}

export async function writePhotoFiles(
  files: FileStore,
  displayName: string,
  images: Pick<PhotoImages, 'display' | 'thumbnail'>,
): Promise<void> {
  await files.put(displayName, images.display);
  await files.put(thumbnailName(displayName), images.thumbnail);
}

/** Deletes both files of each photo. */
export async function deletePhotoFiles(files: FileStore, displayNames: readonly string[]): Promise<void> {
  const names = displayNames.flatMap((name) => [name, thumbnailName(name)]);
  await Promise.all(names.map((name) => files.delete(name)));
}
