import * as statistics from '#domain/contract/statistics.ts';
import type { Routes } from '#server/http/route.ts';
import { showStatistics } from './statistics.service.ts';

export function statisticsRoutes({ read }: Routes): void {
  read(statistics.getStatistics, ({ db, now }) => showStatistics(db, now));
}
