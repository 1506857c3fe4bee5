import { getArchive, getHoursCsv, getHoursPdf, getReportPdf } from '#domain/contract/report.ts';
import type { Routes } from '#server/http/route.ts';
import { ownProject } from '#server/projects/projects.gate.ts';
import { downloadsOf } from './downloads.routes.ts';

export function reportRoutes({ platform, act }: Routes): void {
  const { sendReport, sendHours, sendHoursCsv, sendArchive } = downloadsOf(platform);

  act(getReportPdf, async ({ db, user, params, ...asker }) => {
    await sendReport(await ownProject(db, user, params.id), user, { ...asker, id: user.id });
    return undefined;
  });

  act(getHoursPdf, async ({ db, user, params, ...asker }) => {
    await sendHours(await ownProject(db, user, params.id), user, { ...asker, id: user.id });
    return undefined;
  });

  act(getHoursCsv, async ({ db, user, params, ...asker }) => {
    await sendHoursCsv(await ownProject(db, user, params.id), { ...asker, id: user.id });
    return undefined;
  });

  act(getArchive, async ({ db, user, params, ...asker }) => {
    await sendArchive(await ownProject(db, user, params.id), user, { ...asker, id: user.id });
    return undefined;
  });
}
