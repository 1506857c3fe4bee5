import { getHealth } from '#domain/contract/health.ts';
import { AppError } from './errors.ts';
import { askDatabase } from './health.store.ts';
import type { Routes } from './route.ts';

/** RULINGS 44: 200 when the database answers and storage can be written, else 503. */
export function healthRoutes({ platform, act }: Routes): void {
  act(getHealth, async ({ db, request }) => {
    try {
      await askDatabase(db);
      await platform.files.checkWritable();
    } catch (error) {
      request.log.error({ err: error }, 'not healthy');
      throw new AppError('unavailable', 'Nothing can be stored right now.');
    }
    return { status: 'ok' } as const;
  });
}
