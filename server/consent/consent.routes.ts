import type { FastifyRequest } from 'fastify';
import type { User } from '#domain/contract/accounts.ts';
import * as consent from '#domain/contract/consent.ts';
import { THROTTLES } from '#domain/limits.ts';
import { accountAsItStands, asOwnerSees } from '#server/accounts/accounts.service.ts';
import { isoTime } from '#server/db/timestamps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { clientAddressOf } from '#server/http/client-address.ts';
import type { Routes } from '#server/http/route.ts';
import { senderOf } from '#server/http/sender.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { makeShares } from '#server/limits/shares.ts';
import { bucketOf, countCall } from '#server/limits/throttle.ts';
import { findLink } from '#server/mail/links.store.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { requestLinkAgain } from '#server/parent/entry.service.ts';
import { hashOfToken } from '#server/token-hash.ts';
import { renewLink, resendNotice } from './asking.service.ts';
import { answerConfirmation, deadLink, lookAtConfirmation } from './confirmation.service.ts';
import { giveConsent, refuseUnlessStudent } from './consent.service.ts';
import { readSignature } from './signature.service.ts';

/** A parent signs once: hundreds of signatures at once would keep everybody's photos waiting for a core. */
const ONE_AT_A_TIME = {
  atOnce: 1,
  mayWait: 2,
  waitMs: 30_000,
  message: 'A signature for this account is on its way already. Please wait a moment and try again.',
};

/** The letters name the address as the way to take a consent back. */
const NO_SUPPORT =
  'This site cannot take consents yet: its operator has to set the address for questions (SUPPORT_EMAIL) first.';

export function consentRoutes({ platform, act }: Routes): void {
  const { db, newId, config } = platform;
  const outbox = outboxOf(platform);
  const inTurn = makeShares(ONE_AT_A_TIME);
  const isByMail = config.consentByMail !== null;

  act(consent.giveParentConsent, async ({ user, body, now, request, gone }) => {
    refuseUnlessStudent(user);
    const signature = await inTurn(user.id, gone, () => readSignature(body.signature, platform.pictures));
    if (isByMail && config.isSupportEmailOurs) throw new AppError('unavailable', NO_SUPPORT);
    if (isByMail) {
      const bucket = bucketOf('consent-address', user.id);
      await countCall(db, { bucket, throttle: THROTTLES.consentAddressesByAccount }, now);
    }
    const ids = { recordId: newId(), pseudonym: newId(), newId };
    const signing = { signature, outbox, ...ids, ...senderOf(request), now, isByMail };
    // Not the word `write`: a picture must not be decoded inside a transaction.
    const written = await writeOnce(request, platform, {
      run: async (tx) => ({
        status: 200,
        body: asOwnerSees(await giveConsent(tx, user.id, body, signing), config),
      }),
      again: async (tx) => asOwnerSees(await accountAsItStands(tx, user.id), config),
    });
    return written.body as User;
  });

  act(consent.resendConsent, async ({ user, now }) => {
    const nextAt = await inTransaction(db, (tx) => resendNotice(tx, user.id, { outbox, newId, now }));
    return { nextAt: isoTime(nextAt) };
  });

  /** No token can be guessed; whoever tries many keeps the database busy. */
  const countLook = (request: FastifyRequest, now: number) =>
    countCall(
      db,
      { bucket: bucketOf('link', clientAddressOf(request)), throttle: THROTTLES.linksByAddress },
      now,
    );
  const answering = (request: FastifyRequest, now: number) => {
    const plusMs = config.consentByMail?.plusMs ?? 0;
    return { outbox, newId, now, plusMs, ...senderOf(request) };
  };

  act(consent.getConfirmation, async ({ request, now }) => {
    await countLook(request, now);
    const token = request.headers[consent.LINK_HEADER];
    if (typeof token !== 'string') throw deadLink();
    return inTransaction(db, (tx) => lookAtConfirmation(tx, hashOfToken(token), answering(request, now)));
  });

  act(consent.answerConfirmation, async ({ body, request, now }) => {
    await countLook(request, now);
    const tokenHash = hashOfToken(body.token);
    return inTransaction(db, (tx) => answerConfirmation(tx, tokenHash, body.agree, answering(request, now)));
  });

  act(consent.sendLinkAgain, async ({ body, request, now }) => {
    await countLook(request, now);
    await inTransaction(db, async (tx) => {
      const link = await findLink(tx, 'consent', hashOfToken(body.token));
      if (link) await renewLink(tx, link.subjectId, { outbox, newId, now });
    });
    await requestLinkAgain(db, hashOfToken(body.token), { outbox, now });
    return { success: true } as const;
  });
}
