import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import { troopName } from '#domain/rules/troop/troops.ts';
import { insertAudit } from '#server/audit/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { makeDownloadShares } from '#server/platform/limits/shares.ts';
import { loadPdfMaker } from '#server/report/exports.ts';
import type { TroopFacts } from '#server/troop/troops.store.ts';
import { showHome, showScout, showTroop } from './leader.service.ts';
import { agree } from './leader-agreements.service.ts';
import { hoursOf, sheetOf } from './paper.service.ts';

const KEPT_NOWHERE = { 'cache-control': 'private, no-store' };

export function leaderRoutes({ platform, read, act }: Routes): void {
  const { newId, config } = platform;
  const inShare = makeDownloadShares();
  const hasMail = config.mail !== null;

  read(leader.getLeaderHome, ({ db, user }) => showHome(db, user));

  act(leader.agreeAsLeader, async ({ db, user, body, now }) => {
    await inTransaction(db, (tx) => agree(tx, user, body.hash, { now, newId }));
    return showHome(db, user);
  });

  read(leader.getLedTroop, ({ db, user, params, now }) => showTroop(db, user, params.id, now));

  act(leader.getScout, ({ db, user, params, now }) =>
    showScout(db, user, params.id, { now, newId, hasMail }),
  );

  /** A list that leaves the program is written down. */
  const notePrint = (tx: Queries, admin: User, troop: TroopFacts, now: number) => {
    const subject = { id: troop.id, label: `${troopName(troop)}, ${troop.state}` };
    return insertAudit(tx, { id: newId(), admin, action: 'print-troop', subject, now });
  };

  act(leader.getTroopSheet, async ({ db, user, params, query, now, reply, gone }) => {
    const { troop, scouts } = await showTroop(db, user, params.id, now);
    await notePrint(db, user, troop, now);
    const document = sheetOf(troop, scouts, { siteName: config.siteName, madeAt: now }, query);
    const { makePdf } = await loadPdfMaker();
    await inShare(user.id, async () => {
      const pdf = await makePdf(document, gone);
      const named = { 'content-disposition': 'attachment; filename="troop-sheet.pdf"' };
      await reply
        .headers({ ...KEPT_NOWHERE, ...named })
        .type('application/pdf')
        .send(pdf);
    });
    return undefined;
  });

  act(leader.getTroopHours, async ({ db, user, params, query, now, reply }) => {
    const { troop, scouts } = await showTroop(db, user, params.id, now);
    await notePrint(db, user, troop, now);
    const named = { 'content-disposition': 'attachment; filename="troop-hours.csv"' };
    await reply
      .headers({ ...KEPT_NOWHERE, ...named })
      .type('text/csv; charset=utf-8')
      .send(hoursOf(scouts, query.language));
    return undefined;
  });
}
