import type { FastifyRequest } from 'fastify';
import * as consent from '#domain/contract/consent/consent.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { THROTTLES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { termsSupportLine } from '#domain/terms.ts';
import { accountAsItStands, asOwnerSees, refuseInCardSession } from '#server/accounts/exports.ts';
import { finishDeletions } from '#server/deletions/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { parentLanguageLeft } from '#server/platform/http/language-cookie.ts';
import { countLinkTry, linkHashIn } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { senderOf } from '#server/platform/http/sender.ts';
import { hasTag } from '#server/platform/http/stored-file.ts';
import { writeOnce } from '#server/platform/http/write-once.ts';
import { makeShares } from '#server/platform/limits/shares.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { leadersQuestionFor } from './answers.service.ts';
import { resendNotice } from './asking.service.ts';
import { answerConfirmation, lookAtConfirmation } from './confirmation.service.ts';
import { giveConsent, refuseUnlessStudent, shownTerms, termsInForce } from './consent.service.ts';
import { readSignature } from './signature.service.ts';

/** A parent signs once, and may press again: hundreds at once would keep everybody's photos waiting for a core. */
const SIGNATURES = 3;

/** The words that parents sign; a browser that has them already is told so. */
function termsRoute({ platform, act }: Routes): void {
  const { terms, config } = platform;
  const notTaken = config.takesConsents ? null : sentences.noSupportAddress;
  const reason = { notTaken: notTaken?.message ?? null, notTakenCode: notTaken?.code };
  const shownIn = (language: Language) => {
    const { hash } = termsInForce(platform, language);
    const support = termsSupportLine(config.supportEmail, language);
    const tag = `"${hash}${notTaken ? '-not-taken' : ''}"`;
    return { shown: { ...terms[language], hash, support, ...reason }, tag };
  };
  const all = { en: shownIn('en'), es: shownIn('es') };
  act(consent.getTerms, async ({ query, request, reply }) => {
    const { shown, tag } = all[query.language ?? FIRST_LANGUAGE];
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (hasTag(request.headers['if-none-match'], tag)) reply.code(304);
    return shown;
  });
}

export function consentRoutes(routes: Routes): void {
  termsRoute(routes);
  const { platform, read, act } = routes;
  const { clock, newId, config } = platform;
  const outbox = outboxOf(platform);
  const inShare = makeShares(() => SIGNATURES, sentences.signatureUnderWay);
  const isByMail = config.consentByMail !== null;
  const shown = shownTerms(platform);

  act(consent.giveParentConsent, async ({ db, user, body, now, request }) => {
    refuseUnlessStudent(user);
    refuseInCardSession(user);
    if (!config.takesConsents) throw new AppError('unavailable', sentences.noSupportAddress);
    const signature = await inShare(user.id, () => readSignature(body.signature, platform.pictures));
    if (isByMail) {
      const bucket = bucketOf('consent-address', user.id);
      await countCall(db, { bucket, throttle: THROTTLES.consentAddressesByAccount }, now);
    }
    const given = { ...shown(body.termsHash), recordId: newId(), pseudonym: newId(), newId };
    const endsAt = now + keptMs(config.keptDays, 'signUps');
    const signing = { signature, outbox, ...given, ...senderOf(request), now, isByMail, endsAt };
    // Not the word `write`: a picture must not be decoded inside a transaction.
    const run = async (tx: Queries) => ({
      status: 200,
      body: asOwnerSees(await giveConsent(tx, user.id, body, signing), user, config),
    });
    const again = async (tx: Queries) => asOwnerSees(await accountAsItStands(tx, user.id), user, config);
    const written = await writeOnce(request, { db, clock }, { run, again });
    return written.body as User;
  });

  read(consent.getLeadersQuestion, async ({ db, user }) =>
    // Else it is asked in the parent's own mailbox.
    isByMail || user.role !== 'student' ? null : leadersQuestionFor(db, user),
  );

  act(consent.resendConsent, async ({ db, user, now }) => {
    refuseInCardSession(user);
    const nextAt = await inTransaction(db, (tx) => resendNotice(tx, user.id, { outbox, newId, now }));
    return { nextAt: isoTime(nextAt) };
  });

  const answering = (request: FastifyRequest, now: number) => ({
    ...{ outbox, newId, now, dependencies: platform, plusMs: config.consentByMail?.plusMs ?? 0 },
    ...{ language: parentLanguageLeft(request, platform), ...senderOf(request) },
  });

  act(consent.getConfirmation, async ({ db, request, now }) => {
    await countLinkTry(db, request, now);
    return inTransaction(db, (tx) => lookAtConfirmation(tx, linkHashIn(request), answering(request, now)));
  });

  act(consent.answerConfirmation, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    const tokenHash = hashOfToken(body.token);
    const answer = await inTransaction(db, (tx) =>
      answerConfirmation(tx, tokenHash, body, answering(request, now)),
    );
    if (answer.outcome === 'deleted') await finishDeletions({ ...platform, db });
    return answer;
  });
}
