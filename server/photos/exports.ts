/** Exports of photos for the other modules. */
export { doomedPhoto, findDoomedPhotos } from './doomed-photo.service.ts';
export { displayNameOf, thumbnailName } from './photo-files.service.ts';
export { filterPhotoFilenames } from './photo-files.store.ts';
export { photosRoutes } from './photos.routes.ts';
export { takePhotos } from './photos.service.ts';
export {
  findPhotoOwner,
  listNewestPhotos,
  listPhotos,
  listPhotosOfEntry,
  photosByEntry,
} from './photos.store.ts';
