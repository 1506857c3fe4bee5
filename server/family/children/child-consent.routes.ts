import * as childConsent from '#domain/contract/family/child-consent.ts';
import { loadCertificate } from '#server/consent/exports.ts';
import { guardedChild } from '#server/gates/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { orNotFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { senderOf } from '#server/platform/http/sender.ts';
import type { downloadsOf } from '#server/report/exports.ts';
import { decideLeaders, decidePermission, evidenceFor, showConsent } from './child-consent.service.ts';

/** A parent's consent, and the permissions apart from it. */
export function childConsentRoutes(
  { platform, read, act }: Routes,
  { inShare }: Pick<ReturnType<typeof downloadsOf>, 'inShare'>,
): void {
  const { config, newId } = platform;

  read(childConsent.getChildConsent, async ({ db, user, params }) =>
    showConsent(db, user, await guardedChild(db, user, params.id)),
  );

  act(childConsent.choosePermission, async ({ db, user, params, body, request, now }) => {
    await inTransaction(db, async (tx) => {
      const child = await guardedChild(tx, user, params.id);
      await decidePermission(tx, child, user, body, { now, newId, ...senderOf(request) });
    });
    return showConsent(db, user, await guardedChild(db, user, params.id));
  });

  act(childConsent.answerLeadersQuestion, async ({ db, user, params, body, request, now }) => {
    await inTransaction(db, async (tx) => {
      const child = await guardedChild(tx, user, params.id);
      await decideLeaders(tx, child, user, body, { now, newId, ...senderOf(request) });
    });
    return showConsent(db, user, await guardedChild(db, user, params.id));
  });

  act(childConsent.getChildCertificate, async ({ db, user, params, now, reply, gone }) => {
    const child = await guardedChild(db, user, params.id);
    const evidence = orNotFound(await evidenceFor(db, child, user));
    const { makeCertificate } = await loadCertificate();
    await inShare(user.emailKey, async () => {
      const pdf = await makeCertificate(evidence, { siteName: config.siteName, madeAt: now }, gone);
      const headers = { 'content-disposition': 'attachment; filename="consent-certificate.pdf"' };
      await reply.headers(headers).type('application/pdf').send(pdf);
    });
    return undefined;
  });
}
