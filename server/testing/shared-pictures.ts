import { pino } from 'pino';
import { openPictures, type Pictures } from '#server/platform/pictures/pictures.ts';

let shared: Pictures | undefined;

/** One process that makes the pictures of all worlds of a process of tests, and ends with it. */
export function sharedPictures(): Pictures {
  shared ??= openPictures(pino({ level: 'silent' }));
  return shared;
}
