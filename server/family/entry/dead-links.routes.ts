import { sendLinkAgain } from '#domain/contract/consent/consent.ts';
import { renewLink } from '#server/consent/exports.ts';
import { renewInvitation } from '#server/family/guardians/joining.service.ts';
import { findLink, outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countLinkTry } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { requestLinkAgain } from './entry.service.ts';

/** Writes once more to whom a link that is too old was sent. */
export function deadLinksRoutes({ platform, act }: Routes): void {
  const { newId } = platform;
  const outbox = outboxOf(platform);
  act(sendLinkAgain, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await inTransaction(db, async (tx) => {
      const link = await findLink(tx, 'consent', hashOfToken(body.token));
      if (link) await renewLink(tx, link.subjectId, { outbox, newId, now });
      await renewInvitation(tx, hashOfToken(body.token), { outbox, now });
    });
    await requestLinkAgain(db, hashOfToken(body.token), { outbox, now });
    return { success: true } as const;
  });
}
