import { DELETED } from '#domain/contract/platform/endpoint.ts';
import * as answers from '#domain/contract/troop/review-answers.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import * as reviews from '#domain/contract/troop/reviews.ts';
import { guardedChild } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import * as desk from './reviewing.service.ts';
import * as service from './reviews.service.ts';

/** Reviews in the open: for the child, the parents, the leaders and administrators. */
export function reviewsRoutes({ platform, read, write, act }: Routes): void {
  const outbox = outboxOf(platform);
  const hasMail = platform.config.mail !== null;

  read(reviews.listReviews, ({ db, user }) => service.showOwnReviews(db, user));
  write(
    answers.answerFixed,
    ({ db, user, params, now, newId }) =>
      service.answerReview(db, user, params.reviewId, 'fixed', { outbox, now, newId }),
    ({ db, user, params }) => service.showOwnReview(db, user, params.reviewId),
  );
  write(
    answers.reportReview,
    ({ db, user, params, now, newId }) =>
      service.answerReview(db, user, params.reviewId, 'reported', { outbox, now, newId }),
    ({ db, user, params }) => service.showOwnReview(db, user, params.reviewId),
  );

  read(reviewing.getScoutReviews, ({ db, user, params, now }) =>
    desk.showReviews(db, params.id, { user, hasMail, now }),
  );
  write(reviewing.createReview, ({ db, user, params, body, now, newId }) =>
    desk.createReview(db, params.id, body, { user, outbox, hasMail, now, newId }),
  );
  act(reviewing.takeBackReview, async ({ db, user, params, now, newId }) => {
    const saying = { user, outbox, hasMail, now, newId };
    await inTransaction(db, (tx) => desk.takeBackReview(tx, params.id, saying));
    return DELETED;
  });
  act(reviewing.nudgeScout, async ({ db, user, params, now, newId }) => {
    const saying = { user, outbox, hasMail, now, newId };
    await inTransaction(db, (tx) => desk.nudge(tx, params.id, saying));
    return desk.showReviews(db, params.id, saying);
  });
  act(reviewing.sayKin, async ({ db, user, params, body, now, newId }) => {
    const saying = { user, outbox, hasMail, now, newId };
    await inTransaction(db, (tx) => desk.sayKin(tx, params.id, body.isParent, saying));
    return desk.showReviews(db, params.id, saying);
  });

  read(reviewing.listChildReviews, async ({ db, user, params }) =>
    service.showKeptReviews(db, await guardedChild(db, user, params.id)),
  );

  read(reviewing.listAllReviews, ({ db, user, now }) => service.showAllReviews(db, user, now));
  act(reviewing.checkReview, async ({ db, user: admin, params, body, now, newId }) => {
    const telling = { admin, outbox, now, newId };
    await inTransaction(db, (tx) => service.checkReview(tx, params.id, body.outcome, telling));
    return service.showAllReviews(db, admin, now);
  });
}
