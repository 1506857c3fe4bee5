import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import { MAIL_PROBLEMS } from '#domain/rules/mail/mail-problems.ts';

const moment = z.string();
const bytes = z.number();
/** A count that stops at `COUNTED_MOST`. */
const Counted = z.object({ count: z.number(), isMore: z.boolean() });
const jobs = z.array(z.enum(CLEARING_JOB_NAMES));

/** When somebody last tried to restore a backup. */
export const DrillState = z.object({ last: z.nullable(moment) });

/**
 * Figures on the state of an installation, for administrators (PRODUCT.md#how-it-is).
 * domain/rules/office/system-health.ts judges them. A figure that could not be read is null.
 */
export const SystemHealth = z.object({
  askedAt: moment,
  machine: z.object({ version: z.string(), node: z.string(), startedAt: moment }),
  /** As it is set; `url` is null where only the request tells. */
  address: z.object({ url: z.nullable(z.string()), isOnlyHere: z.boolean() }),
  operator: z.object({ takesConsents: z.boolean(), isNamed: z.boolean() }),
  files: z.object({ place: z.enum(['disk', 'bucket']), isWritable: z.boolean(), checkedAt: moment }),
  backup: z.nullable(
    z.object({
      /** `lostFiles` are not in it, though nobody has deleted what they belong to. */
      last: z.nullable(z.object({ madeAt: moment, bytes, lostFiles: z.number() })),
      /** True when the settings turn backups off (`BACKUP_KEEP_DAYS=0`). */
      isDeclined: z.boolean(),
      hasStudents: z.boolean(),
    }),
  ),
  drill: z.nullable(DrillState),
  mail: z.nullable(
    z.object({
      isSetUp: z.boolean(),
      /** Letters that are due, and since when the first of them is. */
      waiting: Counted,
      waitingSince: z.nullable(moment),
      /** Letters whose last try failed, and whether one of them failed by more than its own address. */
      failed: Counted,
      isServerToBlame: z.boolean(),
      /** Why the mail server would take no letter now. */
      problem: z.nullable(z.enum(MAIL_PROBLEMS)),
    }),
  ),
  /** Scouts who wait for a parent, and since when the one is signed for who waits the longest for an answer by mail. */
  consents: z.nullable(z.object({ waiting: Counted, signedSince: z.nullable(moment) })),
  disk: z.nullable(z.object({ freeBytes: bytes, totalBytes: bytes, holdsPhotos: z.boolean() })),
  /** The space that photos take, as last added up, and its growth once that was seen long enough. */
  photos: z.nullable(
    z.object({
      last: z.nullable(z.object({ bytes, count: z.number(), countedAt: moment })),
      growth: z.nullable(z.object({ bytesADay: bytes, days: z.number() })),
    }),
  ),
  /** `migration` is the last step of its tables: a file in server/platform/db/migrations. */
  database: z.nullable(
    z.object({ engine: z.enum(['SQLite', 'Postgres']), bytes, migration: z.nullable(z.string()) }),
  ),
  clearing: z.nullable(z.object({ lastAt: z.nullable(moment), failed: jobs, late: jobs })),
  administrators: z.nullable(z.object({ count: z.number(), withoutSecondFactor: z.number() })),
  /** Connected processes by version; null on SQLite, where there is one. */
  processes: z.nullable(
    z.object({ versions: z.array(z.object({ version: z.string(), count: z.number() })) }),
  ),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

export const getSystemHealth = endpoint({
  summary: 'Backups, mail, room, processes: how the installation is. What could not be read is null',
  method: 'GET',
  path: '/api/admin/how-it-is',
  who: 'admin',
  response: SystemHealth,
});

/** Writes down that a backup was restored somewhere to try it, which no program can see. Leaves an audit row. */
export const noteDrill = endpoint({
  summary: 'Writes down that a backup was restored somewhere to try it',
  method: 'POST',
  path: '/api/admin/restore-drills',
  who: 'admin',
  mayRepeat: true,
  response: DrillState,
});
