import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import type { Schema } from '#domain/contract/endpoint.ts';
import { answerJson } from './answer-json.ts';

const SECRET = 'password_hash';

/** A value of a schema, with a field in every object that the schema does not declare. */
function chatty(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return {
        ...Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, chatty(field)])),
        [SECRET]: 'secret',
      };
    case 'array':
      return [chatty(def.element), chatty(def.element)];
    case 'nullable':
    case 'optional':
      return chatty(def.innerType);
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'number':
      return 7;
    case 'boolean':
      return true;
    default:
      return 'text';
  }
}

const ANSWERS = ALL_ENDPOINTS.flatMap(({ method, path, answer }) =>
  answer === 'file' ? [] : [[`${method} ${path}`, answer] as const],
);

test.each(ANSWERS)('%s answers every field it declares, and none besides', (_, schema: Schema) => {
  const answer = chatty(schema);
  expect(JSON.stringify(answer)).toContain(SECRET);
  const withoutSecret = (key: string, value: unknown) => (key === SECRET ? undefined : value);
  expect(JSON.parse(answerJson(schema)(answer))).toEqual(JSON.parse(JSON.stringify(answer, withoutSecret)));
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
])('what stands in the place of something else is no answer, and is not told: %#', (schema, value) => {
  expect(() => answerJson(schema)(value)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('null, absence and emptiness cross the wire as they are', () => {
  const json = answerJson(
    z.object({ none: z.nullable(z.string()), absent: z.optional(z.string()), list: z.array(z.string()) }),
  );
  expect(json({ none: null, absent: undefined, list: [] })).toBe('{"none":null,"list":[]}');
});

test('a kind of schema that is not known stops the start, before anything could leave', () => {
  expect(() => answerJson(z.any())).toThrow('not known');
});
