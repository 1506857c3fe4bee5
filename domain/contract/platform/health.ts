import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Healthy = z.object({ status: z.literal('ok') });

/**
 * Readiness: 200 when database and photos can be written and the process is not about to end, else 503
 * (PRODUCT.md#health-and-room). Whoever hands out requests asks for it.
 */
export const getHealth = endpoint({
  summary: 'Readiness: whether database and photos can be written',
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  isForAllAlike: true,
  response: Healthy,
});

/** Liveness: 200 as long as the process answers, whatever the storage does. Whoever starts it anew asks for it. */
export const getLiveness = endpoint({
  summary: 'Liveness: whether the process answers',
  method: 'GET',
  path: '/api/health/live',
  who: 'anyone',
  isForAllAlike: true,
  response: Healthy,
});
