import { DELETED } from '#domain/contract/platform/endpoint.ts';
import * as factor from '#domain/contract/sign-in/second-factor.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sessionHashOf } from '#server/platform/http/cookies.ts';
import type { Routes } from '#server/platform/http/route.ts';
import {
  confirmEnrolment,
  describeSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
  takeOffSecondFactor,
} from './second-factor.service.ts';

export function secondFactorRoutes({ platform, read, act }: Routes): void {
  const { config, newToken } = platform;
  const outbox = outboxOf(platform);

  read(factor.getSecondFactor, ({ db, user }) =>
    describeSecondFactor(db, user.id, config.demandsSecondFactor),
  );

  act(factor.startEnrolment, async ({ db, user, now }) =>
    inTransaction(db, (tx) => startEnrolment(tx, user, { token: newToken(), site: config.siteName, now })),
  );

  act(factor.confirmEnrolment, async ({ db, user: admin, body, request, now, newId }) => {
    const session = sessionHashOf(request, platform);
    const changing = { admin, auditId: newId(), now, outbox, newToken };
    return { codes: await confirmEnrolment(db, { code: body.code, session }, changing) };
  });

  act(factor.renewRecoveryCodes, async ({ db, user: admin, body, now, newId }) => {
    const changing = { admin, auditId: newId(), now, outbox, newToken };
    return { codes: await renewRecoveryCodes(db, body.code, changing) };
  });

  act(factor.endSecondFactor, async ({ db, user: admin, body, now, newId }) => {
    await endSecondFactor(db, body.code, { admin, auditId: newId(), now, outbox, newToken });
    return DELETED;
  });

  act(factor.takeOffSecondFactor, async ({ db, user: admin, params, now, newId }) => {
    const deed = { admin, auditId: newId(), now, outbox };
    await inTransaction(db, (tx) => takeOffSecondFactor(tx, params.id, deed));
    return DELETED;
  });
}
