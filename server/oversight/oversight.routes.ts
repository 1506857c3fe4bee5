import * as oversight from '#domain/contract/oversight.ts';
import type { Routes } from '#server/http/route.ts';
import { showDryRun, showDue, showKeeping } from './oversight.service.ts';

export function oversightRoutes({ platform, read }: Routes): void {
  read(oversight.getKeeping, ({ user: admin }) => showKeeping(platform, admin));
  read(oversight.listDue, ({ query: { class: name, cursor } }) =>
    showDue(platform, { class: name, from: cursor }),
  );
  read(oversight.getDryRun, () => showDryRun(platform));
}
