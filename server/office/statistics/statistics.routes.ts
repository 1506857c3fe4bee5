import * as statistics from '#domain/contract/office/statistics.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { statisticsCsv } from '#domain/rules/office/statistics-table.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { exportStatistics, readStatistics, showOtherTrees, showStatistics } from './statistics.service.ts';

export function statisticsRoutes({ read, act }: Routes): void {
  read(statistics.getStatistics, ({ db, query, user: admin, now, newId }) =>
    query.purpose === 'export'
      ? exportStatistics(db, { admin, auditId: newId(), now })
      : showStatistics(db, now),
  );

  read(statistics.readStatistics, ({ db, now, newId }) => readStatistics(db, { auditId: newId(), now }));

  act(statistics.readStatisticsTable, async ({ db, reply, now, newId }) => {
    const statistics = await readStatistics(db, { auditId: newId(), now });
    if (!statistics) throw new AppError('unavailable', sentences.statisticsCounted);
    const headers = { 'content-disposition': 'attachment; filename="statistics.csv"' };
    await reply.headers(headers).type('text/csv; charset=utf-8').send(statisticsCsv(statistics));
    return undefined;
  });

  read(statistics.listOtherTrees, ({ db, user, now, newId }) =>
    showOtherTrees(db, { admin: user, auditId: newId(), now }),
  );
}
