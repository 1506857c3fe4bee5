import type { User } from '#domain/contract/accounts.ts';
import { giveParentConsent } from '#domain/contract/consent.ts';
import { accountAsItStands } from '#server/accounts/accounts.service.ts';
import type { Routes } from '#server/http/route.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { makeShares } from '#server/limits/shares.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { giveConsent, refuseUnlessStudent } from './consent.service.ts';
import { readSignature } from './signature.service.ts';

const BROWSER_MAX = 300;

/** A parent signs once: hundreds of signatures at once would keep everybody's photos waiting for a core. */
const ONE_AT_A_TIME = {
  atOnce: 1,
  mayWait: 2,
  waitMs: 30_000,
  message: 'A signature for this account is on its way already. Please wait a moment and try again.',
};

export function consentRoutes({ platform, act }: Routes): void {
  const outbox = outboxOf(platform);
  const inTurn = makeShares(ONE_AT_A_TIME);

  act(giveParentConsent, async ({ user, body, now, newId, request, gone }) => {
    refuseUnlessStudent(user);
    const signing = {
      signature: await inTurn(user.id, gone, () => readSignature(body.signature, platform.pictures)),
      outbox,
      recordId: newId(),
      pseudonym: newId(),
      clientAddress: request.ip,
      browser: request.headers['user-agent']?.slice(0, BROWSER_MAX) ?? null,
      now,
    };
    // Not the word `write`: a picture must not be decoded inside a transaction.
    const written = await writeOnce(request, platform, {
      run: async (tx) => ({ status: 200, body: await giveConsent(tx, user.id, body, signing) }),
      again: (tx) => accountAsItStands(tx, user.id),
    });
    return written.body as User;
  });
}
