import type { Endpoint, ResponseOf } from '#domain/contract/platform/endpoint.ts';
import type { Plan } from '#server/platform/db/write-batch.ts';
import type { Decision } from '#server/platform/decision.ts';
import { AppError, idTaken, notFound } from '#server/platform/errors.ts';
import type { Call } from './route.ts';

/**
 * The parts of a `write` that saves a thing with revisions: one decision, made of what is there by a rule of the domain.
 * Most saves are a single statement, which is decided on outside any transaction and written if the thing still has the
 * revision that it was decided on. Everything else is decided again inside of one, where what is read is held.
 * @param decide gives null for what only a transaction can decide.
 */
export function saving<E extends Endpoint>(
  endpoint: E,
  decide: (call: Call<E>) => Promise<Decision<ResponseOf<E>> | null>,
) {
  const decideInside = async (call: Call<E>) => {
    const decision = await decide(call);
    if (!decision) throw new Error(`Nothing was decided on ${endpoint.path}.`);
    return decision;
  };
  const handle = async (call: Call<E>): Promise<ResponseOf<E> | AppError> => {
    const { response, writes, asItStands } = await decideInside(call);
    for (const write of writes) {
      const { rows } = await call.db.executeQuery(write);
      if (rows.length === 0) throw asItStands === null ? idTaken() : notFound();
    }
    return response;
  };
  const again = async (call: Call<E>): Promise<ResponseOf<E>> => {
    const { asItStands } = await decideInside(call);
    if (asItStands === null) throw notFound();
    return asItStands;
  };
  const plan = async (call: Call<E>): Promise<Plan<ResponseOf<E>> | null> => {
    const { response, writes } = (await decide(call)) ?? { response: null, writes: [] };
    const [write, ...more] = writes;
    if (response === null || response instanceof AppError || !write || more.length > 0) return null;
    return { response, write };
  };
  return [endpoint, handle, again, plan] as const;
}
