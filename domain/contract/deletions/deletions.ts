import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { beforeNumber, limit } from '#domain/contract/platform/paging.ts';
import { DELETION_KINDS } from '#domain/rules/deletions/deletions.ts';

const count = z.optional(z.number());

const Counts = z.object({
  accounts: count,
  projects: count,
  trackingEntries: count,
  plantingEntries: count,
  treeChecks: count,
  photos: count,
  signedForms: count,
});

/** A receipt of a deletion tells its holder when and how much, and nothing else (PRODUCT.md#the-receipt). */
export const DeletionReceipt = z.object({
  deletedAt: z.string(),
  counts: Counts,
  /** Files of pictures and scans. */
  files: z.number(),
  /** When it was seen that none of those files is there any more; null while that is still to be done. */
  verifiedAt: z.nullable(z.string()),
});
export type DeletionReceipt = z.infer<typeof DeletionReceipt>;

export const getDeletionReceipt = endpoint({
  summary: 'When and how much was deleted, for who has the receipt; whose it was, nobody knows any more',
  method: 'GET',
  path: '/api/deletions/:receipt',
  who: 'anyone',
  refuses: [404, 429],
  params: z.object({ receipt: field.pathId }),
  response: DeletionReceipt,
});

/** A deletion as it is noted: it names nobody. */
export const NotedDeletion = z.object({
  number: z.number(),
  happenedAt: z.string(),
  kind: z.enum(DELETION_KINDS),
  /** The person who asked for it, or the class that the clock ended, as in `reasonWords`. */
  reason: z.string(),
  counts: Counts,
  files: z.number(),
  verifiedAt: z.nullable(z.string()),
});
export type NotedDeletion = z.infer<typeof NotedDeletion>;

/** Pages of what was deleted for good, the newest first: 50 rows unless `limit` says otherwise. */
export const listDeletions = endpoint({
  summary: 'What was deleted for good, the newest first, without a name',
  method: 'GET',
  path: '/api/admin/deletions',
  who: 'admin',
  query: field.form({ before: beforeNumber, limit }),
  response: z.array(NotedDeletion),
});
