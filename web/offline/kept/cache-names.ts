/*
 * The caches of this origin, by name, for the page and for the service worker. What a version of the app needs to open
 * is the same for everyone; photos are kept for one person only, whose id is in the name (PRODUCT.md#what-a-device-keeps).
 */
const SHELL = 'shell-';
const PHOTOS = 'photos-';

export function shellCacheOf(version: string): string {
  return `${SHELL}${version}`;
}

export function isShellCache(name: string): boolean {
  return name.startsWith(SHELL);
}

export function photoCacheOf(userId: string): string {
  return `${PHOTOS}${userId}`;
}

export function isPhotoCache(name: string): boolean {
  return name.startsWith(PHOTOS);
}
