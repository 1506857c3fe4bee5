import { DELETED } from '#domain/contract/platform/endpoint.ts';
import * as sessions from '#domain/contract/sign-in/staff-sessions.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sessionHashOf } from '#server/platform/http/cookies.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { endOthers, endSession } from './staff-sessions.service.ts';
import { listStaffSessions } from './staff-sessions.store.ts';

export function staffSessionsRoutes({ platform, act }: Routes): void {
  act(sessions.listStaffSessions, async ({ db, user, request, now }) =>
    listStaffSessions(
      db,
      {
        userId: user.id,
        tokenHash: sessionHashOf(request, platform),
        isAlone: user.role === 'leader',
      },
      now,
    ),
  );

  act(sessions.endStaffSession, async ({ db, user: admin, params, now, newId }) => {
    const deed = { admin, auditId: newId(), now };
    await inTransaction(db, (tx) => endSession(tx, params.id, deed));
    return DELETED;
  });

  act(sessions.endOtherSessions, async ({ db, user: admin, request, now, newId }) => {
    const deed = { admin, auditId: newId(), now };
    return {
      ended: await inTransaction(db, (tx) => endOthers(tx, sessionHashOf(request, platform), deed)),
    };
  });
}
