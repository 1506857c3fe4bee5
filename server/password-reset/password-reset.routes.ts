import * as passwordReset from '#domain/contract/password-reset.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/route.ts';
import { hashOfToken } from '#server/http/session.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import {
  completeReset,
  findResettable,
  IDENTITY_QUESTIONS,
  refuseDeadReset,
  verifyAnswers,
} from './password-reset.service.ts';

export function passwordResetRoutes({ platform, read, write, act }: Routes): void {
  const { supportEmail } = platform.config;
  const outbox = outboxOf(platform);

  read(passwordReset.startReset, async ({ db, body }) => {
    await findResettable(db, body.username, supportEmail);
    return { questions: IDENTITY_QUESTIONS };
  });

  write(passwordReset.verifyReset, async ({ db, body, now }) => {
    const user = await findResettable(db, body.username, supportEmail);
    const resetToken = platform.newToken();
    const outcome = await verifyAnswers(db, user, body, { tokenHash: hashOfToken(resetToken), now });
    return outcome instanceof AppError ? outcome : { resetToken };
  });

  act(passwordReset.completeReset, async ({ db, body, now }) => {
    const user = await findResettable(db, body.username, supportEmail);
    const reset = { tokenHash: hashOfToken(body.resetToken), userId: user.id };
    await refuseDeadReset(db, reset, now);
    const passwordHash = await hashPassword(body.newPassword);
    await inTransaction(platform.db, (tx) => completeReset(tx, user, reset, { passwordHash, outbox, now }));
    return { success: true } as const;
  });
}
