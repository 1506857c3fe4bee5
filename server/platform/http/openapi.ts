/** The description of the API in the form of OpenAPI 3.1, made of the contract. */
import * as z from 'zod/mini';
import { NAMED_CALLS, NAMED_SCHEMAS, type NamedCall } from '#domain/contract/all.ts';
import { type Endpoint, Refusal, type Schema, type Who } from '#domain/contract/platform/endpoint.ts';
import { IDEMPOTENCY_KEY_MAX, PHOTOS_PER_REQUEST } from '#domain/limits.ts';
import { WRITE_HEADER } from '#domain/rules/platform/write-numbers.ts';
import { NOUN_WORDS, WHO_WORDS } from './api-words.ts';
import { PARENT_COOKIE, SESSION_COOKIE } from './cookies.ts';

type Json = { readonly [key: string]: unknown };

/** Every refusal that a call of the contract may answer, beside errors of the server. */
const REFUSALS = {
  400: 'What was sent is not what the call takes: `fields` has a sentence for each field.',
  401: 'Nobody is signed in, or name and password do not belong together.',
  403: 'Who is signed in may not do this, or the call came from another site.',
  404: 'It is not there, or it is not yours.',
  409: 'Another got there first: a name, an id or a key is taken, or it is closed. Or somebody else is signed in than the call takes for granted.',
  413: 'What was sent is too large.',
  415: 'What was sent is of a kind that is not taken.',
  416: 'The part that is asked for lies behind the end of the file.',
  429: 'Too often: try again after the seconds of Retry-After.',
} as const;
type Status = keyof typeof REFUSALS;

/**
 * With which refusals a call may answer. Most follow from what it is: whatever is not a GET may bring a body, which may be
 * broken, too large or of a wrong kind, and may come from another site; what has parameters may not be there.
 */
export function refusalsOf({ method, path, who, query, refuses }: Endpoint): readonly Status[] {
  const brings = method !== 'GET';
  const isGated = who !== 'anyone' && who !== 'session' && who !== 'parent' && who !== 'program';
  const found: readonly (Status | false)[] = [
    (brings || query !== undefined) && 400,
    who !== 'anyone' && 401,
    (brings || isGated) && 403,
    path.includes(':') && 404,
    who !== 'program' && 409,
    brings && 413,
    brings && 415,
    ...(refuses ?? []),
  ];
  return [...new Set(found.filter((it) => it !== false))].sort();
}

/** A schema as JSON Schema, which OpenAPI 3.1 speaks. */
function shapeOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}

const RESPONSES = 'answer of ';

/** The responses of all calls, by operation, with the named shapes that they and each other refer to. */
function describeResponses() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of NAMED_SCHEMAS) if (!registry.has(schema)) registry.add(schema, { id });
  const described = new Map<string, Json>();
  for (const { name, endpoint } of NAMED_CALLS) {
    const { response } = endpoint;
    if (response === 'file') continue;
    const named = registry.get(response)?.id;
    if (named === undefined) registry.add(response, { id: RESPONSES + name });
    described.set(name, { $ref: refOf(named ?? RESPONSES + name) });
  }
  const options = { io: 'output', unrepresentable: 'any', uri: refOf } as const;
  const { schemas: all } = z.toJSONSchema(registry, options);
  const schemas = new Map(
    Object.entries(all).map(([id, { $schema: _, $id: __, ...shape }]) => [id, shape as Json]),
  );
  // Shapes without a name of their own stand inside the response.
  for (const [name, { $ref }] of described) {
    const id = String($ref).slice(refOf('').length);
    const shape = schemas.get(id);
    if (id.startsWith(RESPONSES) && shape) described.set(name, shape);
  }
  return { described, schemas: referredTo([...described.values()], schemas) };
}

function refOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Returns the named shapes that are referred to, also by one another. */
function referredTo(from: readonly Json[], schemas: ReadonlyMap<string, Json>): Record<string, Json> {
  const found: Record<string, Json> = {};
  const look = (shape: Json) => {
    for (const [, name = ''] of JSON.stringify(shape).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const next = schemas.get(name);
      if (!next || name in found) continue;
      found[name] = next;
      look(next);
    }
  };
  from.forEach(look);
  return found;
}

function parametersOf(schema: Schema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = shapeOf(schema, 'input') as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, shape]) => {
    return { name, in: where, required: where === 'path' || required.includes(name), schema: shape };
  });
}

/** A form with files: its texts are the contract's, its files photos or the scan of a form. */
function formOf(texts: Schema, files: Endpoint['files']): Json {
  const shape = shapeOf(texts, 'input') as { properties?: Json; required?: readonly string[] };
  const items = { type: 'string', contentMediaType: 'application/octet-stream' };
  const photos = { type: 'array', items, minItems: 1, maxItems: PHOTOS_PER_REQUEST };
  const sent = files === 'form' ? { form: items } : { photos };
  const required = [...(shape.required ?? []), ...Object.keys(sent)];
  return { ...shape, properties: { ...shape.properties, ...sent }, required };
}

function bodyOf({ body, upload, files }: Endpoint): Json | undefined {
  if (upload)
    return { required: true, content: { 'multipart/form-data': { schema: formOf(upload, files) } } };
  if (!body) return undefined;
  return { required: true, content: { 'application/json': { schema: shapeOf(body, 'input') } } };
}

function successOf({ gives, isDiscreet, creates }: Endpoint, response: Json | undefined): Json {
  if (gives) return { 200: { description: 'The file.', content: { [gives]: {} } } };
  if (!response) return { 302: { description: 'The way there.', headers: { Location: TEXT_HEADER } } };
  const content = { 'application/json': { schema: response } };
  if (isDiscreet) return { 202: { description: 'It is looked at.', content } };
  if (!creates) return { 200: { description: 'Done.', content } };
  return {
    200: { description: 'It was there already, by the same id.', content },
    201: { description: 'It is made.', content },
  };
}
const TEXT_HEADER = { schema: { type: 'string' } };

/** A deletion happens once, however often it is asked. */
const CHANGES: readonly Endpoint['method'][] = ['POST', 'PUT', 'PATCH'];

/**
 * True for a call that a header makes safe to repeat; creating calls are recognised by the new id
 * (PRODUCT.md#write-once).
 */
function isKnownAgain({ method, who, creates, upload, mayRepeat }: Endpoint): boolean {
  const isOfAccount = who !== 'anyone' && who !== 'parent';
  return CHANGES.includes(method) && isOfAccount && !creates && !upload && !mayRepeat;
}

/** A call has one of them or none. */
const ONCE_HEADERS: readonly Json[] = [
  {
    name: WRITE_HEADER,
    in: 'header',
    required: false,
    description:
      'Device, number and settled number, with spaces. The number is one that the device has not used for another request; ' +
      'nothing up to the settled number will be sent again, and that is 0 until a first success.',
    schema: { type: 'string', examples: ['0f8fad5b-d9cb-469f-a165-70867728950e 12 11'] },
  },
  {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'Chosen by the caller, and kept for a day: the same request under it is done once.',
    schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
  },
];

const SECURITY: Partial<Record<Who, readonly Json[]>> = {
  anyone: [],
  parent: [{ parent: [] }],
  program: [{ program: [] }],
};

function operationOf({ noun, name, endpoint }: NamedCall, response: Json | undefined): Json {
  const requestBody = bodyOf(endpoint);
  const refusals = refusalsOf(endpoint).map((it) => [it, { $ref: `#/components/responses/${it}` }]);
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    description: `Who may: ${WHO_WORDS[endpoint.who]}`,
    security: SECURITY[endpoint.who] ?? [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(isKnownAgain(endpoint) ? ONCE_HEADERS : []),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(endpoint, response),
      ...Object.fromEntries(refusals),
      default: { $ref: '#/components/responses/error' },
    },
  };
}

function responses(): Json {
  const content = { 'application/json': { schema: { $ref: refOf('Refusal') } } };
  const retry = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
  const refusals = Object.entries(REFUSALS).map(([status, description]) => {
    return [status, { description, content, ...(status === '429' && { headers: retry }) }];
  });
  const description =
    'A fault of ours, with a sentence: 500, with a requestId for who asks about it; 503 when there is too much to do or the ' +
    'storage is away, with Retry-After; 507 when there is no room left.';
  return { ...Object.fromEntries(refusals), error: { description, content } };
}

/** The description of every call, as a value that is JSON. */
export function describeContract(siteName: string): Json {
  const { described, schemas } = describeResponses();
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of NAMED_CALLS) {
    const { method, path } = call.endpoint;
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = operationOf(call, described.get(call.name));
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1' },
    tags: Object.entries(NOUN_WORDS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas, Refusal: shapeOf(Refusal, 'input') },
      responses: responses(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by a login.' },
        parent: {
          type: 'apiKey',
          in: 'cookie',
          name: PARENT_COOKIE,
          description: 'Set by the link of a letter.',
        },
        program: { type: 'http', scheme: 'bearer', description: 'STATISTICS_TOKEN of the settings.' },
      },
    },
  };
}
