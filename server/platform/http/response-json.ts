import * as z from 'zod/mini';
import type { Schema } from '#domain/contract/platform/endpoint.ts';

type JSONSchema = z.core.JSONSchema.BaseSchema;

/** Takes of a value what is declared, and throws when something else stands where it should be. */
type Pick = (value: unknown) => unknown;

/** Tells no value: it may be somebody's. */
function undeclared(wanted: string): Error {
  return new Error(`A response does not hold what its contract declares: ${wanted}.`);
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

function objectOf({ properties = {}, required = [] }: JSONSchema): Pick {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const pick = pickerOf(schema as JSONSchema);
    return [name, required.includes(name) ? pick : unlessAbsent(pick)] as const;
  });
  return (value) => {
    if (typeof value !== 'object' || value === null) throw undeclared('an object');
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) picked[name] = pick((value as Record<string, unknown>)[name]);
    return picked;
  };
}

/** Names that the schema does not know, each with a value of one kind. */
function recordOf(pick: Pick): Pick {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw undeclared('a record');
    return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, pick(it)]));
  };
}

function unlessAbsent(pick: Pick): Pick {
  return (value) => (value === undefined ? undefined : pick(value));
}

function unlessNull(pick: Pick): Pick {
  return (value) => (value === null ? null : pick(value));
}

/** What may be null is said in one of two ways: as a list of types, or as a choice between a schema and null. */
function withoutNull({ anyOf, type, ...rest }: JSONSchema): JSONSchema | null {
  const [schema, none, ...more] = (anyOf ?? []) as JSONSchema[];
  if (schema && none?.type === 'null' && more.length === 0) return schema;
  const [only, ...others] = [type].flat().filter((it) => it !== 'null');
  const isNullable = Array.isArray(type) && only !== undefined && others.length === 0;
  return isNullable ? { ...rest, type: only } : null;
}

function unknownKind(kind: JSONSchema['type']): Error {
  return new Error(`Responses of the kind ${kind} are not known here.`);
}

/**
 * Kinds and fields count, limits do not: what was stored under wider limits than today's is still sent.
 * @throws Error for a kind of schema that no response has had so far: it wants a line here.
 */
function pickerOf(schema: JSONSchema): Pick {
  // A value of a sentence may be any JSON.
  if (Object.keys(schema).length === 0) return (value) => value;
  if (schema.const !== undefined) return oneOf([schema.const]);
  if (schema.enum) return oneOf(schema.enum);
  const wanted = withoutNull(schema);
  if (wanted) return unlessNull(pickerOf(wanted));
  switch (schema.type) {
    case 'string':
      return leaf('text', (value) => typeof value === 'string');
    case 'number':
    case 'integer':
      return leaf('a number', Number.isFinite);
    case 'boolean':
      return leaf('true or false', (value) => typeof value === 'boolean');
    case 'array':
      return listOf(pickerOf(schema.items as JSONSchema));
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? recordOf(pickerOf(schema.additionalProperties))
        : objectOf(schema);
    default:
      throw unknownKind(schema.type);
  }
}

/** Several calls give the same, so each schema is looked at once, as JSON Schema, which zod makes of it. */
const pickers = new WeakMap<Schema, Pick>();

/**
 * Makes JSON of a response, with the fields that its schema declares and no others (house rule 5). The schema is looked at
 * when a call is registered, so that one of an unknown kind stops the start.
 */
export function responseJson(schema: Schema): (response: unknown) => string {
  const pick = pickers.get(schema) ?? pickerOf(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  pickers.set(schema, pick);
  return (response) => JSON.stringify(pick(response));
}
