import * as unsentMails from '#domain/contract/office/unsent-mails.ts';
import { listAllRefused } from '#server/gates/exports.ts';
import { listUnsentMails, outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { sendMailAgain } from './unsent-mails.service.ts';

export function unsentMailsRoutes({ platform, read, act }: Routes): void {
  const outbox = outboxOf(platform);

  read(unsentMails.listUnsentMails, async ({ db, user, now }) =>
    listUnsentMails(db, await listAllRefused(db, user, now)),
  );

  act(unsentMails.sendMailAgain, async ({ db, user: admin, params, now, newId }) => {
    await inTransaction(db, (tx) => sendMailAgain(tx, params.id, { admin, outbox, now, newId }));
    return { success: true } as const;
  });
}
