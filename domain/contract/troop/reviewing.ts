/** Reviews by leaders, and the views of parents and administrators on them (PRODUCT.md#reviews). */

import * as z from 'zod/mini';
import { Deleted, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { REVIEW_NOTE_MAX } from '#domain/limits.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { noteError } from '#domain/rules/troop/review-note.ts';
import { PHRASE_IDS, phrasesError } from '#domain/rules/troop/reviews.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { Nudge, Review, Reviews, VERDICTS } from './reviews.ts';

const note = field
  .openText(
    platformSentences.notText({ field: 'The note' }),
    REVIEW_NOTE_MAX,
    platformSentences.tooLong({ field: 'A note', count: REVIEW_NOTE_MAX }),
  )
  .check((item) => {
    const error = noteError(item.value);
    if (error !== undefined) item.issues.push({ code: 'custom', message: says(error), input: item.value });
  });

/** The typed part of a review. */
export const ReviewWords = field.form({ note });

export const NewReview = field
  .form({
    id: field.newId,
    verdict: z.enum(VERDICTS, says(sentences.verdictMissing)),
    phrases: z._default(
      z
        .array(z.enum(PHRASE_IDS, says(sentences.phrasesNotListed)), says(sentences.phrasesNotListed))
        .check(z.maxLength(PHRASE_IDS.length)),
      [],
    ),
    note: z._default(note, ''),
  })
  .check((item) => {
    const error = phrasesError(item.value.verdict, item.value.phrases);
    if (error !== undefined)
      item.issues.push({ code: 'custom', message: says(error), input: item.value, path: ['phrases'] });
  });
export type NewReview = z.infer<typeof NewReview>;

/** A leader's view of the reviews of a scout, and the verdicts open to the leader. */
export const ScoutReviews = z.object({
  /** Reviews from the leader's own troop, the newest first; empty when the parents show progress only. */
  reviews: z.array(Review),
  /** The reason why the leader cannot review, as a sentence; null when nothing is in the way. */
  reviewProblem: z.nullable(z.string()),
  /** Its code (PRODUCT.md#what-the-server-says). */
  reviewProblemCode: z.optional(z.string()),
  /** True when the leader must first say whether this is an own child, since the last names are equal. */
  isToSay: z.boolean(),
  nudge: z.nullable(Nudge),
  /** Why no reminder can be sent. */
  nudgeProblem: z.nullable(z.string()),
  nudgeProblemCode: z.optional(z.string()),
  /** When the next one can be; null for at once. */
  nextNudgeAt: z.nullable(z.string()),
});
export type ScoutReviews = z.infer<typeof ScoutReviews>;

/** A review as an administrator sees it. */
export const ReviewAbout = z.object({
  ...Review.shape,
  /** The child's username. */
  scout: z.string(),
  troop: z.string(),
});
export type ReviewAbout = z.infer<typeof ReviewAbout>;

const ofScout = z.object({ id: field.pathId });
const ofReview = z.object({ id: field.pathId });

export const getScoutReviews = endpoint({
  summary: 'What was said to a scout, and what the leader who asks can say',
  method: 'GET',
  path: '/api/leader/scouts/:id/reviews',
  who: 'leader',
  params: ofScout,
  response: ScoutReviews,
});
export const createReview = endpoint({
  summary:
    'Says something of a project to the child, the parents, the leaders of the troop and the administrators at once',
  method: 'POST',
  path: '/api/leader/projects/:id/reviews',
  who: 'leader',
  refuses: [429],
  params: z.object({ id: field.pathId }),
  body: NewReview,
  response: Review,
  creates: true,
});
/** Strikes it through, and tells the parents. */
export const takeBackReview = endpoint({
  summary: 'Strikes it through, and tells the parents',
  method: 'DELETE',
  path: '/api/leader/reviews/:id',
  who: 'leader',
  params: ofReview,
  response: Deleted,
});
/** A mail to the parents, once a week for a scout; the child reads its words. */
export const nudgeScout = endpoint({
  summary: 'Reminds the parents by mail, once a week',
  method: 'POST',
  path: '/api/leader/scouts/:id/nudge',
  who: 'leader',
  refuses: [429],
  mayRepeat: true,
  params: ofScout,
  response: ScoutReviews,
});
/** The leader's one-time answer when last names are equal. */
export const sayKin = endpoint({
  summary: 'Says, once, whether a scout with the same last name is an own child',
  method: 'POST',
  path: '/api/leader/scouts/:id/kin',
  who: 'leader',
  mayRepeat: true,
  params: ofScout,
  body: field.form({ isParent: field.flag('Whether you are a parent') }),
  response: ScoutReviews,
});
export const listChildReviews = endpoint({
  summary: 'What leaders said to the child',
  method: 'GET',
  path: '/api/parent/children/:id/reviews',
  who: 'parent',
  params: z.object({ id: field.pathId }),
  response: Reviews,
});
/** Reported ones that nobody has looked at first, then the newest. */
export const listAllReviews = endpoint({
  summary: 'What leaders said, reported ones first',
  method: 'GET',
  path: '/api/admin/reviews',
  who: 'admin',
  response: z.array(ReviewAbout),
});
export const checkReview = endpoint({
  summary: 'Lets the child read a reported note again, or strikes it through',
  method: 'POST',
  path: '/api/admin/reviews/:id/check',
  who: 'admin',
  refuses: [404],
  mayRepeat: true,
  params: ofReview,
  body: field.form({
    outcome: z.enum(['fine', 'take-back'], says(sentences.mayReadMissing)),
  }),
  response: z.array(ReviewAbout),
});
