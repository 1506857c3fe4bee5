import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as replacements from '#domain/contract/family/replacements.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { insertAudit } from '#server/audit/exports.ts';
import {
  askNewAddress,
  confirmAddress,
  keepOwnAddress,
  showOwnAddress,
} from '#server/family/addresses/own-address.service.ts';
import { undoAddress } from '#server/family/addresses/undoing-address.service.ts';
import { findStudent, type GuardedChild, guardedChild } from '#server/gates/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { parentLanguageLeft } from '#server/platform/http/language-cookie.ts';
import { countLinkTry, linkHashIn } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { senderOf } from '#server/platform/http/sender.ts';
import type { Parent } from '#server/platform/parent.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { answerBlock, askBlock } from './guardian-blocks.service.ts';
import {
  inviteParent,
  sendInvitationAgain,
  showOtherParents,
  takeInvitationBack,
} from './inviting.service.ts';
import { answerInvitation, lookAtInvitation } from './joining.service.ts';
import type { Acting } from './notify-guardians.service.ts';
import { answerReplacement, lookAtReplacement } from './replacing.service.ts';
import { showGuardians } from './shown-guardians.service.ts';

const DONE = { success: true } as const;

/** Another parent of a child: who they are, invited by one of them. */
function otherParentRoutes({ platform, read, act }: Routes): void {
  const { newId } = platform;
  const outbox = outboxOf(platform);
  type ParentCall = { db: Database; user: Parent; now: number };
  type Change = (tx: Queries, child: GuardedChild, acting: Acting) => Promise<void>;
  const change = async ({ db, user, now }: ParentCall, childId: string, deed: Change) => {
    await inTransaction(db, async (tx) =>
      deed(tx, await guardedChild(tx, user, childId), { parent: user, outbox, now, newId }),
    );
    return showOtherParents(db, await guardedChild(db, user, childId), user, now);
  };

  read(guardians.listOtherParents, async (item) =>
    showOtherParents(item.db, await guardedChild(item.db, item.user, item.params.id), item.user, item.now),
  );
  act(guardians.inviteParent, ({ params, body, ...call }) =>
    change(call, params.id, (tx, child, acting) => inviteParent(tx, child, body, acting)),
  );
  act(guardians.sendInvitationAgain, ({ params, ...call }) =>
    change(call, params.id, (tx, child, it) => sendInvitationAgain(tx, child, params.guardianId, it)),
  );
  act(guardians.takeInvitationBack, async ({ params, ...call }) => {
    await change(call, params.id, (tx, child, it) => takeInvitationBack(tx, child, params.guardianId, it));
    return DELETED;
  });
}

/** Calls of letters' links. No token can be guessed, but trying many keeps the database busy. */
function byLinkRoutes({ platform, act }: Routes): void {
  const { newId, config } = platform;
  const outbox = outboxOf(platform);
  act(guardians.getParentInvitation, async ({ db, request, now }) => {
    await countLinkTry(db, request, now);
    return lookAtInvitation(db, linkHashIn(request), { config, now });
  });
  act(guardians.answerInvitation, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    const language = parentLanguageLeft(request, platform);
    const answering = { outbox, config, now, newId, language, ...senderOf(request) };
    return inTransaction(db, (tx) => answerInvitation(tx, hashOfToken(body.token), body, answering));
  });
  act(ownAddress.confirmAddress, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await inTransaction(db, (tx) => confirmAddress(tx, hashOfToken(body.token), { outbox, now, newId }));
    return DONE;
  });
  act(replacements.getAddressReplacement, async ({ db, request, now }) => {
    await countLinkTry(db, request, now);
    return lookAtReplacement(db, linkHashIn(request), now);
  });
  act(replacements.answerAddressReplacement, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    const answering = { outbox, now, newId };
    const outcome = await inTransaction(db, (tx) =>
      answerReplacement(tx, hashOfToken(body.token), body.agree, answering),
    );
    return { outcome };
  });
  act(ownAddress.undoAddress, async ({ db, body, request, now }) => {
    await countLinkTry(db, request, now);
    await inTransaction(db, (tx) => undoAddress(tx, hashOfToken(body.token), { outbox, now, newId }));
    return DONE;
  });
}

function ownAddressRoutes({ platform, read, act }: Routes): void {
  const { newId } = platform;
  const outbox = outboxOf(platform);
  read(ownAddress.getOwnAddress, ({ db: reader, user, now }) => showOwnAddress(reader, user, now));
  act(ownAddress.changeOwnAddress, async ({ db, user, body, now }) => {
    await inTransaction(db, (tx) => askNewAddress(tx, body.email, { parent: user, outbox, now, newId }));
    return showOwnAddress(db, user, now);
  });
  act(ownAddress.keepOwnAddress, async ({ db, user, now }) => {
    await inTransaction(db, (tx) => keepOwnAddress(tx, user, now));
    return showOwnAddress(db, user, now);
  });
}

/** An administrator's view of a student's parents, and the actions on one. */
function blockRoutes({ platform, write, act }: Routes): void {
  const { newId } = platform;
  const outbox = outboxOf(platform);

  write(guardians.listGuardians, async ({ db: tx, user: admin, params, now }) => {
    const student = await findStudent(tx, params.id);
    const subject = { id: student.id, label: student.username };
    await insertAudit(tx, { id: newId(), admin, action: 'view-guardians', subject, now });
    return showGuardians(tx, student.id, { admin, now });
  });

  for (const [endpoint, kind] of [
    [guardians.blockGuardian, 'block'],
    [guardians.unblockGuardian, 'unblock'],
  ] as const) {
    act(endpoint, async ({ db, user: admin, params, body, now }) => {
      const subject = { studentId: params.id, guardianId: params.guardianId };
      const asked = { kind, reason: body.reason };
      await inTransaction(db, (tx) => askBlock(tx, subject, asked, { admin, outbox, now, newId }));
      return showGuardians(db, params.id, { admin, now });
    });
  }

  act(guardians.answerBlock, async ({ db, user: admin, params, body, now }) => {
    const subject = { studentId: params.id, guardianId: params.guardianId };
    await inTransaction(db, (tx) => answerBlock(tx, subject, body, { admin, outbox, now, newId }));
    return showGuardians(db, params.id, { admin, now });
  });
}

export function guardiansRoutes(routes: Routes): void {
  otherParentRoutes(routes);
  byLinkRoutes(routes);
  ownAddressRoutes(routes);
  blockRoutes(routes);
}
