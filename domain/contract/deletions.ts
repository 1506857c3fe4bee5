import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const count = z.optional(z.number());

/** What a receipt of a deletion tells to whoever holds it: when and how much, and nothing else (§19). */
export const DeletionReceipt = z.object({
  deletedAt: z.string(),
  counts: z.object({
    accounts: count,
    projects: count,
    trackingEntries: count,
    plantingEntries: count,
    photos: count,
    signedForms: count,
  }),
  /** How many files of pictures and scans there were. */
  files: z.number(),
  /** When it was seen that none of those files is there any more; null while that is still to be done. */
  verifiedAt: z.nullable(z.string()),
});
export type DeletionReceipt = z.infer<typeof DeletionReceipt>;

export const getDeletionReceipt = endpoint({
  method: 'GET',
  path: '/api/deletions/:receipt',
  who: 'anyone',
  params: z.object({ receipt: field.pathId }),
  response: DeletionReceipt,
});
