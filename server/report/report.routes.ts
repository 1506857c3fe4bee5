import { getArchive, getHoursCsv, getHoursPdf, getReportPdf } from '#domain/contract/report/report.ts';
import { ownProject } from '#server/gates/exports.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { downloadsOf } from './downloads.routes.ts';

export function reportRoutes({ platform, act }: Routes): void {
  const { sendReport, sendHours, sendHoursCsv, sendArchive } = downloadsOf(platform);

  act(getReportPdf, async ({ user, params, ...asker }) => {
    await sendReport(await ownProject(asker.db, user, params.id), user, { ...asker, id: user.id });
    return undefined;
  });

  act(getHoursPdf, async ({ user, params, ...asker }) => {
    await sendHours(await ownProject(asker.db, user, params.id), user, { ...asker, id: user.id });
    return undefined;
  });

  act(getHoursCsv, async ({ user, params, ...asker }) => {
    await sendHoursCsv(await ownProject(asker.db, user, params.id), { ...asker, id: user.id });
    return undefined;
  });

  act(getArchive, async ({ user, params, ...asker }) => {
    await sendArchive(await ownProject(asker.db, user, params.id), user, { ...asker, id: user.id });
    return undefined;
  });
}
