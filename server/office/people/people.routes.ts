import * as people from '#domain/contract/office/people.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import { THROTTLES } from '#domain/limits.ts';
import { hashPassword, listAdmins, listInvitations } from '#server/accounts/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countLinkTry, linkHashIn } from '#server/platform/http/link-token.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { bucketOf, countCall } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { acceptInvitation, invite, lookAtInvitation, removePerson } from './people.service.ts';

export function peopleRoutes({ platform, read, act }: Routes): void {
  const { newToken } = platform;
  const outbox = outboxOf(platform);
  const isByMail = platform.config.mail !== null;

  read(people.listPeople, async ({ db, now }) => ({
    administrators: await listAdmins(db),
    invitations: await listInvitations(db, now),
    isByMail,
  }));

  act(people.invite, async ({ db, user: admin, body, now, newId }) => {
    const bucket = bucketOf('invitation', admin.id);
    await countCall(db, { bucket, throttle: THROTTLES.invitationsByAdmin }, now);
    const inviting = { id: newId(), auditId: newId(), admin, now, outbox, isByMail, newToken };
    const result = await inTransaction(db, (tx) => invite(tx, body, inviting));
    return { it: result, isNew: true };
  });

  act(people.removePerson, async ({ db, user: admin, params, query, now, newId }) => {
    const deed = { admin, auditId: newId(), now, outbox, ...query };
    await removePerson({ ...platform, db }, params.id, deed);
    return DELETED;
  });

  act(people.getStaffInvitation, async ({ db, request, now }) => {
    await countLinkTry(db, request, now);
    const { troop, ...look } = await lookAtInvitation(db, linkHashIn(request), now);
    return { ...look, troopNumber: troop?.number ?? null };
  });

  act(people.acceptInvitation, async ({ db, body, request, now, newId }) => {
    await countLinkTry(db, request, now);
    // A dead link costs no hash.
    await lookAtInvitation(db, hashOfToken(body.token), now);
    const passwordHash = await hashPassword(body.password, body);
    const accepting = { auditId: newId(), passwordHash, outbox, now };
    const user = await inTransaction(db, (tx) => acceptInvitation(tx, body, accepting));
    return { it: { user }, isNew: true };
  });
}
