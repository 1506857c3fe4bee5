import * as z from 'zod/mini';
import { saidBy, type Told } from '#domain/rules/platform/sentence.ts';
import type { Errors } from './field-errors.ts';

/**
 * Reads fields as a schema says: the values of those that can be sent, and of each of the others its first message. A
 * field that is not there is not read.
 */
export function readFields<S extends z.ZodMiniObject>(schema: S, typed: object) {
  const errors: Record<string, Told> = {};
  for (const { path, message } of z.safeParse(schema, typed).error?.issues ?? []) {
    const name = String(path[0]);
    if (name in typed) errors[name] ??= saidBy(message);
  }
  const right = Object.entries(typed).filter(([name]) => name in schema.shape && !(name in errors));
  const values = right.map(([name, text]) => [name, z.parse(schema.shape[name] as z.ZodMiniType, text)]);
  return {
    values: Object.fromEntries(values) as Partial<z.output<S>>,
    errors: errors as Errors<z.output<S>>,
  };
}
