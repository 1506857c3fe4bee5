import * as parent from '#domain/contract/family/parent.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { showChild } from '#server/family/children/children.service.ts';
import { cancelByLink, deleteAtOnce, lookAtDeletion } from '#server/family/guardians/ending.service.ts';
import type { Acting } from '#server/family/guardians/notify-guardians.service.ts';
import { type GuardedChild, guardedChild } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countLinkTry, linkHashIn } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import type { Parent } from '#server/platform/parent.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { askDeletion, cancelDeletion, startChild, stopChild } from './stopping.service.ts';

const DONE = { success: true } as const;

/** A parent's calls to stop a child's notebook, start it again, and have it deleted. */
export function stoppingRoutes({ platform, act }: Routes): void {
  const { newId, config } = platform;
  const outbox = outboxOf(platform);
  const isByMail = config.mail !== null;

  type ParentCall = { db: Database; user: Parent; now: number };
  type Change = (tx: Queries, child: GuardedChild, acting: Acting) => Promise<void>;
  /** Does it in one transaction, and returns the child's new state. */
  const change = async ({ db, user, now }: ParentCall, childId: string, deed: Change) => {
    await inTransaction(db, async (tx) =>
      deed(tx, await guardedChild(tx, user, childId), { parent: user, outbox, now, newId }),
    );
    return showChild(db, { parent: user, now, isByMail }, await guardedChild(db, user, childId));
  };

  const stoppedFor = keptMs(config.keptDays, 'stopped');
  act(parent.stopChild, ({ params, ...call }) =>
    change(call, params.id, (tx, child, it) => stopChild(tx, child, it, stoppedFor)),
  );
  act(parent.startChild, ({ params, ...call }) => change(call, params.id, startChild));
  act(parent.deleteChild, ({ params, body, ...call }) =>
    change(call, params.id, (tx, child, it) => askDeletion(tx, child, body.firstName, it)),
  );
  act(parent.cancelChildDeletion, ({ params, ...call }) => change(call, params.id, cancelDeletion));

  act(parent.getAskedDeletion, async ({ db, request, now }) => {
    await countLinkTry(db, request, now);
    return lookAtDeletion({ ...platform, db }, linkHashIn(request), now);
  });
  act(parent.cancelDeletionByLink, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await cancelByLink({ ...platform, db }, hashOfToken(body.token), { outbox, now });
    return DONE;
  });
  act(parent.deleteAtOnce, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await deleteAtOnce({ ...platform, db }, hashOfToken(body.token), now);
    return DONE;
  });
}
