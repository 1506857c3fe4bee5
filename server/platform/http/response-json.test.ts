import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import type { Schema } from '#domain/contract/platform/endpoint.ts';
import { responseJson } from './response-json.ts';

const SECRET = 'password_hash';

type JSONSchema = z.core.JSONSchema.BaseSchema;

/** A value of a schema, with a field in every object that the schema does not declare. */
function chatty(schema: JSONSchema): unknown {
  const {
    type,
    properties = {},
    additionalProperties: each,
    items,
    anyOf,
    const: only,
    enum: values,
  } = schema;
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf) return chatty(anyOf[0] as JSONSchema);
  if (Array.isArray(type)) return chatty({ type: type[0], properties, items });
  if (type === 'array') return [chatty(items as JSONSchema), chatty(items as JSONSchema)];
  if (type === 'number' || type === 'integer') return 7;
  if (type === 'boolean') return true;
  if (type !== 'object') return 'text';
  if (typeof each === 'object') return { oak: chatty(each), ash: chatty(each) };
  const fields = Object.entries(properties).map(([name, field]) => [name, chatty(field as JSONSchema)]);
  return { ...Object.fromEntries(fields), [SECRET]: 'secret' };
}

const RESPONSES = ALL_ENDPOINTS.flatMap(({ method, path, response }) =>
  response === 'file' ? [] : [[`${method} ${path}`, response] as const],
);

test.each(RESPONSES)('%s answers every field it declares, and none besides', (_, schema: Schema) => {
  const response = chatty(z.toJSONSchema(schema));
  expect(JSON.stringify(response)).toContain(SECRET);
  const withoutSecret = (key: string, value: unknown) => (key === SECRET ? undefined : value);
  expect(JSON.parse(responseJson(schema)(response))).toEqual(
    JSON.parse(JSON.stringify(response, withoutSecret)),
  );
});

test.each([
  [z.string(), { hash: 'secret' }],
  [z.string(), 7],
  [z.string(), undefined],
  [z.number(), Number.NaN],
  [z.number(), '7'],
  [z.boolean(), 1],
  [z.enum(['oak', 'ash']), 'secret'],
  [z.literal(true), false],
  [z.array(z.string()), ['oak', ['secret']]],
  [z.array(z.string()), 'secret'],
  [z.nullable(z.string()), undefined],
  [z.optional(z.string()), null],
  [z.object({ id: z.string() }), {}],
  [z.object({ id: z.string() }), null],
  [z.record(z.string(), z.string()), { oak: { hash: 'secret' } }],
  [z.record(z.string(), z.string()), null],
  [z.record(z.string(), z.string()), ['secret']],
])('what stands in the place of something else is no answer, and is not told: %#', (schema, value) => {
  expect(() => responseJson(schema)(value)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('null, absence and emptiness cross the wire as they are', () => {
  const json = responseJson(
    z.object({ none: z.nullable(z.string()), absent: z.optional(z.string()), list: z.array(z.string()) }),
  );
  expect(json({ none: null, absent: undefined, list: [] })).toBe('{"none":null,"list":[]}');
});

test('a kind of schema that is not known stops the start, before anything could leave', () => {
  expect(() => responseJson(z.any())).toThrow('not known');
});
