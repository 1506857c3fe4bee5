import * as statistics from '#domain/contract/statistics.ts';
import type { Routes } from '#server/http/route.ts';
import { showOtherTrees, showStatistics } from './statistics.service.ts';

export function statisticsRoutes({ platform, read }: Routes): void {
  read(statistics.getStatistics, ({ db, now }) => showStatistics(db, now));

  read(statistics.listOtherTrees, ({ user, now, newId }) =>
    showOtherTrees(platform.db, { admin: user, auditId: newId(), now }),
  );
}
