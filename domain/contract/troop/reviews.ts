/** Reviews as the child reads them (PRODUCT.md#reviews). */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';

export const VERDICTS = ['looks-good', 'please-fix'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const Review = z.object({
  id: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  /** The leader's name, as it was. */
  by: z.string(),
  verdict: z.enum(VERDICTS),
  /** Ids of set phrases. */
  phrases: z.array(z.string()),
  /** Null where it is hidden: the child reported it, and no administrator has let it be read. */
  note: z.nullable(z.string()),
  writtenAt: z.string(),
  takenBackAt: z.nullable(z.string()),
  fixedAt: z.nullable(z.string()),
  /** Null for leaders, as is the next: a child who reports is not made known to who was reported. */
  reportedAt: z.nullable(z.string()),
  /** When an administrator last looked at a reported one: it can be read, unless it was taken back by then. */
  checkedAt: z.nullable(z.string()),
});
export type Review = z.infer<typeof Review>;

/** The last reminder that was sent to the parents, whose words the child reads too. */
export const Nudge = z.object({ by: z.string(), at: z.string() });
export type Nudge = z.infer<typeof Nudge>;

export const Reviews = z.object({
  /** The newest first. */
  reviews: z.array(Review),
  nudge: z.nullable(Nudge),
});
export type Reviews = z.infer<typeof Reviews>;

export const listReviews = endpoint({
  summary: 'What leaders said, and the last reminder to the parents',
  method: 'GET',
  path: '/api/reviews',
  who: 'student',
  response: Reviews,
});
