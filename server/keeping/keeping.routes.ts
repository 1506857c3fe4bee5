import { listEndNotices } from '#domain/contract/keeping/keeping.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { listEndNoticesOf } from './end-notices.service.ts';

export function keepingRoutes({ platform, read }: Routes): void {
  read(listEndNotices, ({ db, user, now }) => listEndNoticesOf(db, user, platform, now));
}
