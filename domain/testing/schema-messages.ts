import { saidBy, type Told } from '#domain/rules/platform/sentence.ts';
import { NAMED_CALLS } from '../contract/all.ts';

/** What a schema, and all that it is made of, says of what it does not take. */
function messagesOf(it: unknown, seen = new Set<unknown>()): string[] {
  if (typeof it !== 'object' || it === null || seen.has(it)) return [];
  seen.add(it);
  const parts = '_zod' in it ? (it._zod as { def: object }).def : it;
  return Object.entries(parts).flatMap(([name, part]) =>
    name === 'error' && typeof part === 'function' ? [String(part({}))] : messagesOf(part, seen),
  );
}

/** All sentences that the schemas of the contract check with. */
export function schemaMessages(): Told[] {
  const all = NAMED_CALLS.flatMap(({ endpoint: { params, query, body, upload } }) =>
    messagesOf([params, query, body, upload]),
  );
  return [...new Set(all)].map(saidBy);
}
