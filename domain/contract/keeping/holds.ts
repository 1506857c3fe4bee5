/** Administrators hold the data of a child: nothing of it goes by any way until the hold ends (PRODUCT.md#holds). */

import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { HOLD_REASON_MAX } from '#domain/limits.ts';
import * as familySentences from '#domain/rules/family/sentences.ts';
import { HOLD_KINDS, holdEndOf } from '#domain/rules/keeping/holds.ts';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';

const UNTIL_MESSAGE = says(sentences.holdEndMissing);
export const NewHold = field.form({
  kind: z.enum(HOLD_KINDS, says(sentences.whyMissing)),
  reason: field.requiredText(
    familySentences.reasonMissing,
    HOLD_REASON_MAX,
    platformSentences.tooLong({ field: 'A reason', count: HOLD_REASON_MAX }),
  ),
  /** A day, or an instant in UTC. */
  until: z
    .string(UNTIL_MESSAGE)
    .check(z.refine((text) => text.length <= 30 && holdEndOf(text) !== null, UNTIL_MESSAGE)),
});
export type NewHold = z.infer<typeof NewHold>;

/** A hold in force, as administrators see it. */
export const Hold = z.object({
  holdId: z.string(),
  kind: z.enum(HOLD_KINDS),
  reason: z.string(),
  since: z.string(),
  until: z.string(),
  /** The username of who holds. */
  by: z.string(),
  /** Since when who holds asks another administrator to release it; null where nobody asked. */
  releaseAskedAt: z.nullable(z.string()),
  /** The effect of a release by this administrator: it ends the hold, asks for the end, or waits for another one. */
  release: z.enum(['ends', 'asks', 'waits']),
});
export type Hold = z.infer<typeof Hold>;

const ofStudent = z.object({ id: field.pathId });

/** Holds a student, or makes the hold longer. */
export const holdStudent = endpoint({
  summary: 'Holds a student: locked, and nothing goes until a day; or makes that day a later one',
  method: 'POST',
  path: '/api/admin/students/:id/hold',
  who: 'admin',
  params: ofStudent,
  body: NewHold,
  response: Hold,
  creates: true,
});
/**
 * Ends a hold, or asks another administrator to: then `hold` is what still stands. `holdId` says which one was shown:
 * none that came in its place meanwhile ends.
 */
export const releaseHold = endpoint({
  summary: 'Ends a hold, or asks another administrator to',
  method: 'DELETE',
  path: '/api/admin/students/:id/hold',
  who: 'admin',
  params: ofStudent,
  query: z.object({ holdId: z.optional(field.shownId) }),
  response: z.object({ success: z.literal(true), hold: z.nullable(Hold) }),
});
