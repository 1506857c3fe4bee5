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
  /** What parents sign. */
  terms: TermsByLanguage;
  db: Database;
  files: FileStore;
  pictures: Pictures;
  /** Whether the disk of the data folder has room for new work. */
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
 * What the routes of a noun get of it: the database comes with each call, which asks by it whether its caller may still do
 * what it came for (platform/http/admission.ts).
 */
export type NounPlatform = Omit<Platform, 'db'>;
