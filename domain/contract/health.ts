import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** 200 when the database answers and storage can be written, else 503 (RULINGS 44). */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
});
