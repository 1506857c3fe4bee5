import * as holds from '#domain/contract/keeping/holds.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { holdStudent, releaseHold } from './holds.service.ts';

export function holdsRoutes({ platform, act }: Routes): void {
  const { newId } = platform;
  const outbox = outboxOf(platform);

  act(holds.holdStudent, async ({ db, user: admin, params, body, now }) => {
    const holding = { admin, outbox, now, newId };
    const { hold, isNew } = await inTransaction(db, (tx) => holdStudent(tx, params.id, body, holding));
    return { it: hold, isNew };
  });

  act(holds.releaseHold, async ({ db, user: admin, params, query, now }) => {
    const releasing = { admin, outbox, now, newId, ...query };
    const hold = await inTransaction(db, (tx) => releaseHold(tx, params.id, releasing));
    return { success: true, hold } as const;
  });
}
