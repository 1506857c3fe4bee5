/** The two answers of a child to what a leader said (PRODUCT.md#reviews); apart, since few pages need them. */
import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { Review } from './reviews.ts';

const ofReview = z.object({ reviewId: field.pathId });

export const answerFixed = endpoint({
  summary: "Answers 'I fixed it': the leaders see it",
  method: 'POST',
  path: '/api/reviews/:reviewId/fixed',
  who: 'student',
  params: ofReview,
  response: Review,
});
export const reportReview = endpoint({
  summary:
    'Reports a note: parents and administrators get a mail, and the note is hidden until one has looked',
  method: 'POST',
  path: '/api/reviews/:reviewId/report',
  who: 'student',
  params: ofReview,
  response: Review,
});
