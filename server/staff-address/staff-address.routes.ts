import * as contract from '#domain/contract/staff-address.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { finishDeletions } from '#server/deletions/deletions.service.ts';
import { countLinkTry } from '#server/http/link-token.ts';
import type { Routes } from '#server/http/route.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { hashOfToken } from '#server/token-hash.ts';
import { confirmStaffAddress, hashOtherPassword, undoStaffAddress } from './staff-address.service.ts';

const DONE = { success: true } as const;

/** Nobody is signed in: a letter's link is enough, and counts for nothing else. */
export function staffAddressRoutes({ platform, act }: Routes): void {
  const outbox = outboxOf(platform);
  act(contract.confirmStaffAddress, async ({ db, body, request, now, newId }) => {
    await countLinkTry(db, request, now);
    await inTransaction(db, (tx) => confirmStaffAddress(tx, hashOfToken(body.token), { outbox, now, newId }));
    return DONE;
  });
  act(contract.undoStaffAddress, async ({ db, body, request, now, newId }) => {
    await countLinkTry(db, request, now);
    const tokenHash = hashOfToken(body.token);
    const passwordHash = await hashOtherPassword(db, tokenHash, { newPassword: body.newPassword, now });
    const undoing = { outbox, now, newId, passwordHash, house: platform };
    await inTransaction(db, (tx) => undoStaffAddress(tx, tokenHash, undoing));
    await finishDeletions({ ...platform, db });
    return DONE;
  });
}
