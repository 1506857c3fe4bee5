import * as z from 'zod/mini';
import type { Schema } from '#domain/contract/platform/endpoint.ts';
import { saidBy, type Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { AppError } from '#server/platform/errors.ts';

/** A value as its schema takes it, or the error. */
type Checked = { value: unknown } | { error: AppError };

/** Holds what is sent to a schema of the contract, in the form that Fastify asks for. */
export function validatorOf(schema: Schema): (sent: unknown) => Checked {
  return (sent) => {
    const { data, error } = z.safeParse(schema, sent);
    return error ? { error: refusalOf(error) } : { value: data };
  };
}

/** Returns each field's first error; an error of the whole belongs to no field. */
function refusalOf({ issues }: z.core.$ZodError): AppError {
  const fields: Record<string, Told> = {};
  for (const { path, message } of issues.toReversed()) {
    // A nested field carries its own name: formData.timeSpentStep2 is shown at timeSpentStep2.
    const field = path.at(-1);
    if (field !== undefined) fields[String(field)] = saidBy(message);
  }
  const hasFields = Object.keys(fields).length > 0;
  const told = issues[0] ? saidBy(issues[0].message) : sentences.faultyForm;
  return new AppError('invalid', told, hasFields ? { fields } : {});
}
