import * as families from '#domain/contract/family/families.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { THROTTLES } from '#domain/limits.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Database } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { makeDownloadShares } from '#server/platform/limits/shares.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { loadPdfMaker } from '#server/report/exports.ts';
import * as service from './families.service.ts';
import { printLetters } from './letters.service.ts';

export function familiesRoutes({ platform, read, act }: Routes): void {
  const { newId, newToken, config } = platform;
  const outbox = outboxOf(platform);
  const isByMail = config.mail !== null;
  const inShare = makeDownloadShares();
  const contextOf = (user: User, now: number) => ({ user, now, newId, outbox, isByMail });
  const count = (db: Database, user: User, now: number) =>
    countCall(db, { bucket: bucketOf('families', user.id), throttle: THROTTLES.familiesByStaff }, now);

  read(families.checkRoster, async ({ db, user, body, now }) => {
    const bucket = bucketOf('roster-checks', user.id);
    await countCall(db, { bucket, throttle: THROTTLES.rosterChecksByStaff }, now);
    return service.checkRoster(db, user, body, now);
  });

  act(families.inviteFamilies, async ({ db, user, body, now }) => {
    await count(db, user, now);
    return inTransaction(db, (tx) => service.inviteFamilies(tx, body, contextOf(user, now)));
  });

  act(families.listFamilies, async ({ db, user, query, now }) =>
    inTransaction(db, (tx) => service.showFamilies(tx, query, contextOf(user, now))),
  );

  act(families.inviteFamilyAgain, async ({ db, user, params, now }) => {
    await count(db, user, now);
    return inTransaction(db, (tx) => service.inviteAgain(tx, params.id, contextOf(user, now)));
  });

  act(families.takeFamilyBack, async ({ db, user, params, now }) => {
    await inTransaction(db, (tx) => service.takeFamilyBack(tx, params.id, contextOf(user, now)));
    return DELETED;
  });

  act(families.printFamilyLetters, async ({ db, user, body, now, request, reply, gone }) => {
    await count(db, user, now);
    const origin = config.baseUrl ?? `${request.protocol}://${request.host}`;
    const { paper, language = FIRST_LANGUAGE } = body;
    const printing = { user, now, newId, newToken, isByMail, site: config, origin, paper, language };
    const { makePdf } = await loadPdfMaker();
    await inShare(user.id, async () => {
      const pdf = await printLetters(db, body, printing, (document) => makePdf(document, gone));
      const named = { 'content-disposition': 'attachment; filename="family-letters.pdf"' };
      await reply
        .headers({ 'cache-control': 'private, no-store', ...named })
        .type('application/pdf')
        .send(pdf);
    });
    return undefined;
  });
}
