import type { AnswerOf, Endpoint } from '#domain/contract/endpoint.ts';
import type { Decision, Plan } from '#server/db/one-go.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Call } from './route.ts';

/**
 * The parts of a `write` that saves a thing with revisions: one decision, made of what is there by a rule of the domain.
 * Most saves are a single statement, which is decided on outside any transaction and written if the thing still has the
 * revision that it was decided on. Everything else is decided again inside of one, where what is read is held.
 * @param decide gives null for what only a transaction can decide.
 * @param again reads the thing as it stands, for a save that was done before and is sent again.
 */
export function saving<E extends Endpoint>(
  endpoint: E,
  decide: (call: Call<E>) => Promise<Decision<AnswerOf<E> | AppError> | null>,
  again: (call: Call<E>) => Promise<AnswerOf<E>>,
) {
  const handle = async (call: Call<E>): Promise<AnswerOf<E> | AppError> => {
    const decision = await decide(call);
    if (!decision) throw new Error(`Nothing was decided on ${endpoint.path}.`);
    for (const write of decision.writes) {
      if ((await call.db.executeQuery(write)).rows.length === 0) throw notFound();
    }
    return decision.answer;
  };
  const plan = async (call: Call<E>): Promise<Plan<AnswerOf<E>> | null> => {
    const decision = await decide(call);
    const [write, ...more] = decision?.writes ?? [];
    if (!decision || !write || more.length > 0 || decision.answer instanceof AppError) return null;
    return { answer: decision.answer, write };
  };
  return [endpoint, handle, again, plan] as const;
}
