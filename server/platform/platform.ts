import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/db/open.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Pictures } from '#server/platform/pictures/pictures.ts';
import type { Config } from '#server/platform/settings/config.ts';
import type { TermsByLanguage } from '#server/platform/settings/terms-file.ts';
import type { Room } from './disk-reserve.ts';

/**
 * Everything the program takes from outside itself: storage, time and chance. It is handed in, so that a test
 * can set the clock and nothing reads the machine behind its back.
 */
export type Platform = {
  config: Config;
  /** The terms that parents sign. */
  terms: TermsByLanguage;
  db: Database;
  files: FileStore;
  pictures: Pictures;
  /** Tells if the data folder's disk has room for new work. */
  room: Room;
  /** The folder in which this process receives uploads; no other process writes there. */
  incoming: string;
  /** Milliseconds since 1970, UTC. */
  clock: () => number;
  /** A random UUID. */
  newId: () => string;
  /** 32 random bytes as base64url: for session cookies, reset tokens and file names. */
  newToken: () => string;
  log: FastifyBaseLogger;
};

/**
 * The platform for a noun's routes. The database comes with each call and checks again if its caller still has the
 * right (platform/http/admission.ts).
 */
export type NounPlatform = Omit<Platform, 'db'>;
