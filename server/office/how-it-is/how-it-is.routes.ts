import * as howItIs from '#domain/contract/office/how-it-is.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { noteDrill, openProbes, showHowItIs } from './how-it-is.service.ts';

export function howItIsRoutes({ platform, read, act }: Routes): void {
  const startedAt = platform.clock();
  const asks = openProbes(platform);

  read(howItIs.getHowItIs, ({ db }) => showHowItIs({ ...platform, db }, { startedAt, asks }));

  act(howItIs.noteDrill, ({ db, user: admin, now, newId }) =>
    noteDrill({ ...platform, db }, { admin, now, auditId: newId() }),
  );
}
