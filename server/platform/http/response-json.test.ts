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
  [z.string(), undefined],
  [z.number(), Number.NaN],
  [z.array(z.string()), 'secret'],
  [z.nullable(z.string()), undefined],
  [z.object({ id: z.string() }), {}],
  [z.object({ id: z.string() }), 'secret'],
])('what is not there at all is no answer, and what stands in its place is not told: %#', (schema, value) => {
  expect(() => responseJson(schema)(value)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

const ROW = { id: 'oak', [SECRET]: 'secret' };

/** Types hold a handler to the kinds of its response, but let an object through that has more than it should. */
test.each([
  [z.string(), ROW, '"[object Object]"'],
  [z.enum(['oak', 'ash']), ROW, '"[object Object]"'],
  [z.literal(true), ROW, 'true'],
  [z.boolean(), ROW, 'true'],
  [z.nullable(z.string()), ROW, '"[object Object]"'],
  [z.array(z.string()), [ROW], '["[object Object]"]'],
  [z.record(z.string(), z.string()), { ash: ROW }, '{"ash":"[object Object]"}'],
])('an object in the place of something else takes none of its fields along: %#', (schema, value, sent) => {
  expect(responseJson(schema)(value)).toBe(sent);
});

test('null, absence and emptiness cross the wire as they are', () => {
  const json = responseJson(
    z.object({ none: z.nullable(z.string()), absent: z.optional(z.string()), list: z.array(z.string()) }),
  );
  expect(json({ none: null, absent: undefined, list: [] })).toBe('{"none":null,"list":[]}');
});

test.each([
  [z.any()],
  [z.array(z.unknown())],
  [z.looseObject({ id: z.string() })],
  [z.object({ of: z.union([z.string(), z.object({ id: z.string() })]) })],
  [z.date()],
])('a schema that does not say of what type something is sends nothing: %#', (schema) => {
  expect(() => responseJson(schema)({ ...ROW, of: ROW })).toThrow(/no type|cannot be represented/);
});
