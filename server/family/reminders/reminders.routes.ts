import * as reminders from '#domain/contract/family/reminders.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { decideWish, showWish, stopByLink } from '#server/consent/exports.ts';
import { guardedChild } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countLinkTry } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import type { Parent } from '#server/platform/parent.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';

const DONE = { success: true } as const;

/** A parent's choice of reminders, made on the page and ended by any letter. */
export function remindersRoutes({ platform, read, act }: Routes): void {
  const wishing = async (db: Queries, parent: Parent, childId: string) => {
    const child = await guardedChild(db, parent, childId);
    return { userId: child.id, emailKey: parent.emailKey };
  };

  read(reminders.getReminderWish, async ({ db, user, params }) =>
    showWish(db, await wishing(db, user, params.id), platform),
  );

  act(reminders.chooseReminders, ({ db, user, params, body, now }) =>
    inTransaction(db, async (tx) => {
      const whose = await wishing(tx, user, params.id);
      await decideWish(tx, whose, body.isWanted, { ...platform, now });
      return showWish(tx, whose, platform);
    }),
  );

  act(reminders.stopRemindersByLink, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await inTransaction(db, (tx) => stopByLink(tx, hashOfToken(body.token), now));
    return DONE;
  });

  act(reminders.stopRemindersInOnePress, async ({ db, query, request, now }) => {
    try {
      await inTransaction(db, (tx) => stopByLink(tx, hashOfToken(query.token), now));
      return DONE;
    } catch (error) {
      // Only then: behind the address of one large mail program are all who use it.
      await countLinkTry(db, request, now);
      throw error;
    }
  });

  act(reminders.openOnePress, async ({ query, reply }) => {
    await reply.redirect(`${OPEN_SCREENS.stopReminders}#${encodeURIComponent(query.token)}`, 303);
    return undefined;
  });
}
