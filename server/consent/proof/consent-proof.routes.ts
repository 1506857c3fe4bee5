import * as proof from '#domain/contract/consent/consent-proof.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { termsInForce } from '#server/consent/consent.service.ts';
import { findStudent } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound, orNotFound } from '#server/platform/errors.ts';
import type { Call, Routes } from '#server/platform/http/route.ts';
import { makeDownloadShares } from '#server/platform/limits/shares.ts';
import { confirmByPhone, proofOf } from './consent-proof.service.ts';
import { readEvidence } from './evidence.service.ts';
import { receiveSignedForm } from './signed-forms.service.ts';
import { findSignedForm } from './signed-forms.store.ts';

/** Setting a document takes a second of a processor. */
/** A stranger's file may do nothing when it is opened: it is saved, never shown in a page of ours, and not cached. */
function asDownload(filename: string) {
  return {
    'content-disposition': `attachment; filename="${filename}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

export function consentProofRoutes({ platform, act, upload }: Routes): void {
  const { config } = platform;
  const outbox = outboxOf(platform);
  const inShare = makeDownloadShares();
  const plusMs = config.consentByMail?.plusMs ?? null;
  const terms = termsInForce(platform);
  const recording = ({
    user,
    newId,
    now,
  }: Pick<Call<typeof proof.confirmByPhone>, 'user' | 'newId' | 'now'>) => ({
    admin: user,
    auditId: newId(),
    now,
    newId,
    outbox,
    plusMs,
    terms,
  });

  act(proof.confirmByPhone, async ({ db, params, body, ...call }) => {
    await inTransaction(db, (tx) => confirmByPhone(tx, params.id, body, recording(call)));
    return proofOf(db, await findStudent(db, params.id), { isByMail: plusMs !== null, now: call.now });
  });

  upload(proof.receiveSignedForm, async ({ db, params, received, ...call }) => {
    await receiveSignedForm({ ...platform, db }, params.id, received, recording(call));
    return proofOf(db, await findStudent(db, params.id), { isByMail: plusMs !== null, now: call.now });
  });

  act(proof.getSignedForm, async ({ db, user, params, newId, now, reply }) => {
    const student = await findStudent(db, params.id);
    const { filename, type } = orNotFound(await findSignedForm(db, student.id, params.eventId));
    const file = await platform.files.read(filename);
    if (!file) throw notFound();
    const subject = { id: student.id, label: student.username };
    await insertAudit(db, { id: newId(), admin: user, action: 'view-form', subject, now });
    const name = type === 'application/pdf' ? 'signed-form.pdf' : 'signed-form.jpg';
    await reply
      .headers({ ...asDownload(name), 'content-length': file.size })
      .type(type)
      .send(file.stream);
    return undefined;
  });

  act(proof.getConsentCertificate, async ({ db, user, params, newId, now, reply, gone }) => {
    const student = await findStudent(db, params.id);
    const evidence = orNotFound(await readEvidence(db, student));
    const subject = { id: student.id, label: student.username };
    await insertAudit(db, { id: newId(), admin: user, action: 'view-certificate', subject, now });
    const { makeCertificate } = await import('./certificate.service.ts');
    await inShare(user.id, async () => {
      const pdf = await makeCertificate(evidence, { siteName: config.siteName, madeAt: now }, gone);
      await reply.headers(asDownload('consent-certificate.pdf')).type('application/pdf').send(pdf);
    });
    return undefined;
  });
}
