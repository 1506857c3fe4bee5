import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import { CLOCK_CLASSES } from '#domain/rules/keeping/clock-classes.ts';

/** A notice to a child of a coming deletion (PRODUCT.md#notices-before). */
export const EndNotice = z.object({
  kind: z.enum(CLOCK_CLASSES),
  /** Null where the whole account is meant. */
  projectId: z.nullable(z.string()),
  /** The present day of the deletion; null once a visit has cancelled it. */
  endsAt: z.nullable(z.string()),
});
export type EndNotice = z.infer<typeof EndNotice>;

/** Notices about an account that its child should see too. */
export const listEndNotices = endpoint({
  summary: 'What is to be deleted of who is signed in, where that was told',
  method: 'GET',
  path: '/api/end-notices',
  who: 'account',
  response: z.array(EndNotice),
});
