import * as oversight from '#domain/contract/oversight.ts';
import type { Routes } from '#server/http/route.ts';
import { showKeeping } from './oversight.service.ts';

export function oversightRoutes({ platform, read }: Routes): void {
  read(oversight.getKeeping, ({ user: admin }) => showKeeping(platform, admin));
}
