import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { storageCheck } from './readiness.ts';
import type { Vitals } from './vitals.ts';

/** Routes for readiness and liveness (PRODUCT.md#health-and-room). */
export function healthRoutes({ platform, act, read }: Routes, vitals: Vitals): void {
  const checkStorage = storageCheck(platform);
  act(getHealth, async ({ db, request }) => {
    if (vitals.isStopping) throw new AppError('unavailable', sentences.serverStops);
    try {
      await checkStorage(db);
    } catch (error) {
      request.serverError = error;
      throw new AppError('unavailable', sentences.nothingStored);
    }
    return { status: 'ok' } as const;
  });
  read(getLiveness, async () => ({ status: 'ok' }) as const);
}
