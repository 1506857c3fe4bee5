import { saidBy, type Told } from '#domain/rules/platform/sentence.ts';
import { NAMED_CALLS } from '../contract/all.ts';

/** Collects the messages of a schema and all its parts. */
function messagesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const parts = '_zod' in value ? (value._zod as { def: object }).def : value;
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
