import type * as z from 'zod/mini';
import type { Schema } from '#domain/contract/endpoint.ts';

/** Takes of a value what is declared, and throws when something else stands where it should be. */
type Pick = (value: unknown) => unknown;

/** Tells no value: it may be somebody's. */
function undeclared(wanted: string): Error {
  return new Error(`An answer does not hold what its contract declares: ${wanted}.`);
}

function leaf(wanted: string, isRight: (value: unknown) => boolean): Pick {
  return (value) => {
    if (isRight(value)) return value;
    throw undeclared(wanted);
  };
}

function oneOf(values: readonly unknown[]): Pick {
  const allowed = new Set(values);
  return leaf(`one of ${values.join(', ')}`, (value) => allowed.has(value));
}

function listOf(pick: Pick): Pick {
  return (value) => {
    if (!Array.isArray(value)) throw undeclared('a list');
    return value.map(pick);
  };
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const fields = Object.entries(shape).map(([name, schema]) => [name, pickerOf(schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) throw undeclared('an object');
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) picked[name] = pick((value as Record<string, unknown>)[name]);
    return picked;
  };
}

/** @throws Error for a kind of schema that no answer has had so far: it wants a line here. */
function pickerOf(schema: z.core.$ZodType): Pick {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return leaf('text', (value) => typeof value === 'string');
    case 'number':
      return leaf('a number', Number.isFinite);
    case 'boolean':
      return leaf('true or false', (value) => typeof value === 'boolean');
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'array':
      return listOf(pickerOf(def.element));
    case 'object':
      return objectOf(def.shape);
    case 'nullable': {
      const pick = pickerOf(def.innerType);
      return (value) => (value === null ? null : pick(value));
    }
    case 'optional': {
      const pick = pickerOf(def.innerType);
      return (value) => (value === undefined ? undefined : pick(value));
    }
    default:
      throw new Error(`Answers of the kind ${def.type} are not known here.`);
  }
}

/**
 * Makes JSON of an answer, with the fields that its schema declares and no others (house rule 5). The schema is looked
 * at once, when the call is registered (docs/decisions/0054-what-every-request-pays.md).
 */
export function answerJson(schema: Schema): (answer: unknown) => string {
  const pick = pickerOf(schema);
  return (answer) => JSON.stringify(pick(answer));
}
