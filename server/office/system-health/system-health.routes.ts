import * as contract from '#domain/contract/office/system-health.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { noteDrill, openProbes, readSystemHealth } from './system-health.service.ts';

export function systemHealthRoutes({ platform, read, act }: Routes): void {
  const startedAt = platform.clock();
  const probes = openProbes(platform);

  read(contract.getSystemHealth, ({ db, now }) =>
    readSystemHealth({ ...platform, db, now, startedAt, probes }),
  );

  act(contract.noteDrill, ({ db, user: admin, now, newId }) =>
    noteDrill({ ...platform, db }, { admin, now, auditId: newId() }),
  );
}
