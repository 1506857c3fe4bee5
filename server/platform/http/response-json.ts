import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod/mini';
import { type Schema, SentenceValue } from '#domain/contract/platform/endpoint.ts';

type Serialize = (response: unknown) => string;

/**
 * A schema as the serializer takes it. OpenAPI 3.0 says of a type that it may be null, where JSON Schema has a choice of
 * two, which the serializer would have validated.
 * @throws Error for a part without a type, such as a union, which would be sent as it is. A sentence's values may be any JSON.
 */
function shapeOf(schema: Schema) {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    override: ({ jsonSchema: { type }, path, zodSchema }) => {
      if (zodSchema === SentenceValue) return;
      if (typeof type !== 'string') throw new Error(`A response has no type at ${path.join('.')}.`);
    },
  }) as fastJsonStringify.Schema;
}

/** Several calls give the same, and most calls of a process are never made: each schema is compiled once, when it is used. */
const serializers = new WeakMap<Schema, Serialize>();

function serializerOf(schema: Schema): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const made = fastJsonStringify(shapeOf(schema));
  serializers.set(schema, made);
  return made;
}

/** Makes JSON of a response as Fastify does, with the fields that its schema declares and no others (house rule 5). */
export function responseJson(schema: Schema): Serialize {
  return (response) => serializerOf(schema)(response);
}
