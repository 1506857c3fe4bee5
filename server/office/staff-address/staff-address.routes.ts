import * as contract from '#domain/contract/office/staff-address.ts';
import { finishDeletions } from '#server/deletions/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countLinkTry } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
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
    const undoing = { outbox, now, newId, passwordHash, dependencies: platform };
    await inTransaction(db, (tx) => undoStaffAddress(tx, tokenHash, undoing));
    await finishDeletions({ ...platform, db });
    return DONE;
  });
}
