import type { FastifyRequest } from 'fastify';
import * as passwordReset from '#domain/contract/sign-in/password-reset.ts';
import { THROTTLES, type Throttle } from '#domain/limits.ts';
import { hashPassword } from '#server/accounts/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Database } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { clientAddressOf } from '#server/platform/http/client-address.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import {
  completeReset,
  IDENTITY_QUESTIONS,
  refuseDeadReset,
  resettable,
  verifyAnswers,
} from './password-reset.service.ts';
import { confirmReset, sendCodeAgain } from './reset-code.service.ts';

export function passwordResetRoutes({ platform, act }: Routes): void {
  const outbox = outboxOf(platform);
  const isByMail = platform.config.consentByMail !== null;
  const countStage = async (
    stage: string,
    throttle: Throttle,
    { db, request, now }: { db: Database; request: FastifyRequest; now: number },
  ) => {
    const bucket = bucketOf(`reset-${stage}`, clientAddressOf(request));
    await countCall(db, { bucket, throttle }, now);
  };

  act(passwordReset.startReset, async ({ db, body, now, request }) => {
    await countStage('start', THROTTLES.resetStartByAddress, { db, request, now });
    await resettable(db, body.username);
    return { questions: IDENTITY_QUESTIONS };
  });

  act(passwordReset.verifyReset, async ({ db, body, now, request }) => {
    await countStage('verify', THROTTLES.resetVerifyByAddress, { db, request, now });
    const user = await resettable(db, body.username);
    const resetToken = platform.newToken();
    const reset = { tokenHash: hashOfToken(resetToken), outbox, isByMail, now };
    // A refusal is given and not thrown, so that the wrong try stays counted.
    const outcome = await inTransaction(db, (tx) => verifyAnswers(tx, user, body, reset));
    if (outcome instanceof AppError) throw outcome;
    return { resetToken, ...outcome };
  });

  act(passwordReset.confirmReset, async ({ db, body, now, request }) => {
    await countStage('code', THROTTLES.resetCodeByAddress, { db, request, now });
    const { id: userId } = await resettable(db, body.username);
    await confirmReset(db, { tokenHash: hashOfToken(body.resetToken), userId }, body.code, now);
    return { success: true } as const;
  });

  act(passwordReset.sendResetCodeAgain, async ({ db, body, now, request }) => {
    await countStage('code-again', THROTTLES.resetCodeByAddress, { db, request, now });
    const user = await resettable(db, body.username);
    const reset = { tokenHash: hashOfToken(body.resetToken), userId: user.id };
    const asking = { outbox, isByMail, now };
    const sent = await inTransaction(db, (tx) => sendCodeAgain(tx, user, reset, asking));
    return { codeSentTo: sent.codeSentTo, nextAt: isoTime(sent.nextAt) };
  });

  act(passwordReset.completeReset, async ({ db, body, now, request }) => {
    await countStage('complete', THROTTLES.resetCompleteByAddress, { db, request, now });
    const user = await resettable(db, body.username);
    const reset = { tokenHash: hashOfToken(body.resetToken), userId: user.id };
    await refuseDeadReset(db, reset, now);
    const passwordHash = await hashPassword(body.newPassword, user, 'newPassword');
    await inTransaction(db, (tx) => completeReset(tx, user, reset, { passwordHash, outbox, now }));
    return { success: true } as const;
  });
}
