/** How an installation is, for administrators (§31): figures alone; what they come to is said by a rule. */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import { MAIL_PROBLEMS } from '#domain/rules/mail/mail-problems.ts';

/** How many there are, counted up to `COUNTED_MOST`. */
const Counted = z.object({ count: z.number(), isMore: z.boolean() });
const moment = z.string();
const bytes = z.number();

const Machine = z.object({
  /** Of this program. */
  version: z.string(),
  node: z.string(),
  startedAt: moment,
});

/** The address that people use, as it is set. */
const SiteAddress = z.object({
  /** Null where only the request tells. */
  url: z.nullable(z.string()),
  /** Whether only this machine can come by it. */
  isOnlyHere: z.boolean(),
});

/** What parents have to be told, and only the operator knows. */
const Operator = z.object({
  /** False where no parent can sign until there is an address that somebody reads. */
  takesConsents: z.boolean(),
  isNamed: z.boolean(),
});

const DiskRoom = z.object({
  freeBytes: bytes,
  totalBytes: bytes,
  /** Whether the photos lie there too, and not in a bucket. */
  holdsPhotos: z.boolean(),
});

const PhotoRoom = z.object({
  /** Null until they are added up for the first time. */
  last: z.nullable(z.object({ bytes, count: z.number(), countedAt: moment })),
  /** How much they grow in a day, and over how many days that was seen; null where those are too few. */
  growth: z.nullable(z.object({ bytesADay: bytes, days: z.number() })),
});

const DatabaseState = z.object({
  engine: z.enum(['SQLite', 'Postgres']),
  bytes,
  /** The last step of its tables: the name of a file in server/platform/db/migrations. */
  migration: z.nullable(z.string()),
});

const FilesState = z.object({
  place: z.enum(['disk', 'bucket']),
  isWritable: z.boolean(),
  /** A file is written and deleted once a minute at most. */
  checkedAt: moment,
});

const MailState = z.object({
  isSetUp: z.boolean(),
  /** Letters that are due. */
  waiting: Counted,
  /** Since when the first of them is; null where there is none. */
  waitingSince: z.nullable(moment),
  /** Letters whose last try failed, those that were given up too. */
  failed: Counted,
  /** Whether any of them failed by the mail server, and not by its own address alone. */
  isServerToBlame: z.boolean(),
  /** Why it would take no letter now; null where it let us in, and where none is set up. */
  problem: z.nullable(z.enum(MAIL_PROBLEMS)),
});

const BackupState = z.object({
  last: z.nullable(z.object({ madeAt: moment, bytes })),
  /** Whether the settings say that none is made (`BACKUP_KEEP_DAYS=0`). */
  isDeclined: z.boolean(),
  /** Whether there is a student at all whose work could be lost. */
  hasStudents: z.boolean(),
});

export const DrillState = z.object({ last: z.nullable(moment) });

const jobs = z.array(z.enum(CLEARING_JOB_NAMES));
const ClearingState = z.object({
  /** When the last job of it ended. */
  lastAt: z.nullable(moment),
  /** What failed when it last ran. */
  failed: jobs,
  /** What has not run for twice the time after which it should. */
  late: jobs,
});

const PendingConsents = z.object({
  waiting: Counted,
  /** Since when the one is signed that waits the longest for a parent's answer by mail. */
  signedSince: z.nullable(moment),
});

const AdministratorsState = z.object({ count: z.number(), withoutSecondFactor: z.number() });

const ProcessesState = z.object({
  /** Of each version how many are connected to the database; none on SQLite, where there is one. */
  versions: z.array(z.object({ version: z.string(), count: z.number() })),
});

/** Each part that could not be read is null. */
export const HowItIs = z.object({
  askedAt: moment,
  machine: Machine,
  address: SiteAddress,
  operator: Operator,
  files: FilesState,
  backup: z.nullable(BackupState),
  drill: z.nullable(DrillState),
  mail: z.nullable(MailState),
  consents: z.nullable(PendingConsents),
  disk: z.nullable(DiskRoom),
  photos: z.nullable(PhotoRoom),
  database: z.nullable(DatabaseState),
  clearing: z.nullable(ClearingState),
  administrators: z.nullable(AdministratorsState),
  processes: z.nullable(ProcessesState),
});
export type HowItIs = z.infer<typeof HowItIs>;

export const getHowItIs = endpoint({
  method: 'GET',
  path: '/api/admin/how-it-is',
  who: 'admin',
  response: HowItIs,
});

/** Writes down that a backup was restored somewhere to try it, which no program can see. Leaves an audit row. */
export const noteDrill = endpoint({
  method: 'POST',
  path: '/api/admin/restore-drills',
  who: 'admin',
  response: DrillState,
});
