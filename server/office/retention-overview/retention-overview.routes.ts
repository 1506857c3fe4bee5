import * as oversight from '#domain/contract/office/retention-overview.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { showDryRun, showDue, showKeeping } from './retention-overview.service.ts';

export function retentionOverviewRoutes({ platform, read }: Routes): void {
  read(oversight.getKeeping, ({ db, user: admin }) => showKeeping({ ...platform, db }, admin));
  read(oversight.listDue, ({ db, user: admin, query: { class: name, cursor } }) =>
    showDue({ ...platform, db }, admin, { class: name, from: cursor }),
  );
  read(oversight.getDryRun, ({ db }) => showDryRun({ ...platform, db }));
}
