import * as troops from '#domain/contract/office/troops.ts';
import { DELETED } from '#domain/contract/platform/endpoint.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import { listAllRefused } from '#server/gates/exports.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { orNotFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { refuseUnoffered } from '#server/sign-in/exports.ts';
import { findOpenTroop, listSuggestedOf } from '#server/troop/exports.ts';
import * as service from './troops.service.ts';

/** Troops, for administrators. */
export function troopsRoutes({ platform, read, write, act }: Routes): void {
  const { mail, organizations } = platform.config;
  const isByMail = mail !== null;
  const refuse = ({ organization }: Partial<troops.NewTroop>, kept: Organization | null) => {
    if (organization === undefined) return;
    refuseUnoffered(organizations, { organization, kept, told: sentences.troopOrganizationMissing });
  };

  read(troops.listTroops, ({ db, now }) => service.showTroops(db, { now, isByMail }));

  read(troops.listSuggested, async ({ db, user, params, now }) => {
    const suggested = await listSuggestedOf(db, orNotFound(await findOpenTroop(db, params.id)));
    const closed = await listAllRefused(db, user, now);
    return suggested.map((scout) => (closed.has(scout.id) ? { ...scout, choice: null } : scout));
  });

  write(troops.createTroop, async ({ db, user: admin, body, now, newId }) => {
    refuse(body, null);
    return { it: await service.createTroop(db, body, { admin, now, newId }), isNew: true };
  });

  write(
    troops.changeTroop,
    async ({ db, user: admin, params, body, now, newId }) => {
      const troop = orNotFound(await findOpenTroop(db, params.id));
      refuse(body, troop.organization);
      return service.changeTroop(db, params.id, body, { admin, now, newId });
    },
    ({ db, params }) => service.showTroop(db, params.id),
  );

  act(troops.closeTroop, async ({ db, user: admin, params, now, newId }) => {
    await inTransaction(db, (tx) => service.closeTroop(tx, params.id, { admin, now, newId }));
    return DELETED;
  });

  write(
    troops.addLeader,
    ({ db, user: admin, params, body, now, newId }) =>
      service.addLeader(db, params.id, body.leaderId, { admin, now, newId }),
    ({ db, params }) => service.showTroop(db, params.id),
  );

  act(troops.removeLeader, async ({ db, user: admin, params, now, newId }) => {
    const deed = { admin, now, newId };
    await inTransaction(db, (tx) => service.removeLeader(tx, params.id, params.leaderId, deed));
    return DELETED;
  });
}
