import type { FastifyRequest } from 'fastify';
import * as joining from '#domain/contract/family/joining.ts';
import { THROTTLES } from '#domain/limits.ts';
import * as consentSentences from '#domain/rules/consent/sentences.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { hashPassword } from '#server/accounts/exports.ts';
import { readSignature, shownTerms } from '#server/consent/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Database } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { clientAddressOf } from '#server/platform/http/client-address.ts';
import { linkHashIn } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { senderOf } from '#server/platform/http/sender.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { joinByLink, lookAtJoining, refuseDeadLink } from './joining.service.ts';

export function joiningRoutes({ platform, act }: Routes): void {
  const { newId, config } = platform;
  const outbox = outboxOf(platform);
  const isByMail = config.consentByMail !== null;
  const hasReminders = config.reminders !== null;
  const shown = shownTerms(platform);
  /** No token can be guessed, but whoever tries many keeps the database busy. */
  const countTry = (db: Database, request: FastifyRequest, now: number) => {
    const bucket = bucketOf('join', clientAddressOf(request));
    return countCall(db, { bucket, throttle: THROTTLES.joinTriesByAddress }, now);
  };

  act(joining.getJoining, async ({ db, request, now }) => {
    await countTry(db, request, now);
    return inTransaction(db, (tx) => lookAtJoining(tx, linkHashIn(request), { now, isByMail, hasReminders }));
  });

  act(joining.join, async ({ db, body, request, now }) => {
    await countTry(db, request, now);
    const tokenHash = hashOfToken(body.token);
    await refuseDeadLink(db, tokenHash, now);
    if (!config.takesConsents) throw new AppError('unavailable', consentSentences.noSupportAddress);
    const passwordHash = await hashPassword(body.password, body);
    const signature = await readSignature(body.signature, platform.pictures);
    const given = {
      ...{
        accountId: newId(),
        passwordHash,
        signature,
        ...shown(body.termsHash),
        outbox,
        now,
        newId,
        isByMail,
      },
      ...{ recordId: newId(), pseudonym: newId(), ...senderOf(request) },
      ...{ plusMs: config.consentByMail?.plusMs ?? 0, dependencies: platform },
      endsAt: now + keptMs(config.keptDays, 'signUps'),
    };
    const { child, outcome } = await inTransaction(db, (tx) => joinByLink(tx, tokenHash, body, given));
    return { it: { childFirstName: child.firstName, username: child.username, outcome }, isNew: true };
  });
}
