/** What administrators see of keeping and deleting: what the clearing would take, and what is held (§22). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Hold } from './holds.ts';

/** How much of one kind, in the words of an operator. */
const Counted = z.object({ what: z.string(), count: z.number() });

/** A student on hold. */
export const HeldStudent = z.object({
  ...Hold.shape,
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type HeldStudent = z.infer<typeof HeldStudent>;

export const Keeping = z.object({
  /** What the clearing would take if it ran now. */
  dryRun: z.array(Counted),
  /** Those that end first; the others are found in the list of students. */
  holds: z.object({ count: z.number(), first: z.array(HeldStudent) }),
});
export type Keeping = z.infer<typeof Keeping>;

export const getKeeping = endpoint({
  method: 'GET',
  path: '/api/admin/keeping',
  who: 'admin',
  response: Keeping,
});
