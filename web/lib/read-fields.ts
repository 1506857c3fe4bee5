import * as z from 'zod/mini';
import type { Faults } from './faults.ts';

/**
 * Reads fields as a schema says: the values of those that can be sent, and of each of the others its first sentence. A
 * field that is not there is not read.
 */
export function readFields<S extends z.ZodMiniObject>(schema: S, typed: object) {
  const faults: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, typed).error?.issues ?? []) {
    const name = String(path[0]);
    if (name in typed) faults[name] ??= message;
  }
  const right = Object.entries(typed).filter(([name]) => name in schema.shape && !(name in faults));
  const values = right.map(([name, text]) => [name, z.parse(schema.shape[name] as z.ZodMiniType, text)]);
  return {
    values: Object.fromEntries(values) as Partial<z.output<S>>,
    faults: faults as Faults<z.output<S>>,
  };
}
