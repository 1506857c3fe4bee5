import * as cards from '#domain/contract/sign-in/sign-in-cards.ts';
import { guardedChild } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { clientAddressOf } from '#server/platform/http/client-address.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { makeTurns } from '#server/platform/limits/turns.ts';
import { settleCard } from './card-passwords.service.ts';
import { makeCard, spendCard } from './sign-in-cards.service.ts';

export function signInCardsRoutes({ platform, act }: Routes): void {
  const { newId, newToken } = platform;
  const outbox = outboxOf(platform);
  const hasMail = platform.config.mail !== null;
  // A thousand guesses at once would all be let in before the first is counted.
  const inTurn = makeTurns();

  act(cards.makeSignInCard, async ({ db, user, body, now }) => {
    const making = { by: user, token: newToken(), outbox, hasMail, now, newId };
    const card = await inTransaction(db, (tx) => makeCard(tx, body.studentId, making));
    return { it: card, isNew: true };
  });

  act(cards.spendSignInCard, async ({ db, body, request, now }) => {
    const address = clientAddressOf(request);
    const using = { outbox, hasMail, now, newId };
    await inTurn(address, () => spendCard(db, { ...body, address }, using));
    return { success: true } as const;
  });

  act(cards.settleChildCard, async ({ db, user, params, body, now }) => {
    await inTransaction(db, async (tx) => {
      const settling = { parent: user, ...body, now, newId };
      await settleCard(tx, await guardedChild(tx, user, params.id), settling);
    });
    return { success: true } as const;
  });
}
