/**
 * Requests that no page of ours sends, made from the contract: what a schema asks for, bent in every way, in bodies,
 * queries, paths, headers and uploads.
 */
import * as fc from 'fast-check';
import { addressOf, type Endpoint, type Schema } from '#domain/contract/platform/endpoint.ts';

/** Most parts are as they should be, so that a request gets past its first check to the code behind it. */
const MOSTLY = 4;

const oddText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud83c', '__proto__', 'constructor', '%', '%00', '../../etc/passwd', '🌳'],
    ...['2026-02-30', '2026-05-31T09:30', '275760-09-14', '-000001-01-01T00:00', '0', '-1', '1e309', 'null'],
    ...['00000000-0000-4000-8000-000000000000', "'; drop table users; --", 'data:image/png;base64,AAAA'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: 1, max: 30_000 }).map((length) => 'x'.repeat(length)),
);
const oddNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1e308, 2 ** 53, -(2 ** 63), 0.1),
);
const anything = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

/** As much of a schema's insides as is looked at here; they are zod's own and have no exported type. */
type SchemaParts = {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  valueType?: Schema;
  entries?: Record<string, string>;
  values?: readonly unknown[];
};

function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: MOSTLY, arbitrary: valuesLike(schema) }, { weight: 1, arbitrary: anything });
}

/** Values of the kind that a schema takes, though seldom such that it takes. */
function valuesLike(schema: Schema): fc.Arbitrary<unknown> {
  const parts = (schema as unknown as { def: SchemaParts }).def;
  if (parts.shape) return fieldsOf(parts.shape);
  if (parts.innerType) return fc.option(valuesFor(parts.innerType));
  if (parts.in) return valuesFor(parts.in);
  if (parts.element) return fc.array(valuesFor(parts.element), { maxLength: 4 });
  if (parts.options) return fc.oneof(...parts.options.map(valuesFor));
  if (parts.valueType) return fc.dictionary(oddText, valuesFor(parts.valueType), { maxKeys: 4 });
  if (parts.entries) return fc.constantFrom(...Object.values(parts.entries));
  if (parts.values) return fc.constantFrom(...parts.values);
  if (parts.type === 'string') return oddText;
  if (parts.type === 'number') return oddNumber;
  return parts.type === 'boolean' ? fc.boolean() : anything;
}

/** One or two of an object's fields, so that the others let the request get further, and seldom an unknown one. */
function fieldsOf(shape: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.entries(shape).map(([name, schema]) => fc.tuple(fc.constant(name), valuesFor(schema)));
  return fc.array(fc.oneof(...known, fc.tuple(oddText, anything)), { maxLength: 2 }).map(Object.fromEntries);
}

function shapeOf(schema: Schema | undefined): Record<string, Schema> {
  return (schema as unknown as { def: SchemaParts } | undefined)?.def.shape ?? {};
}

/** A JSON body: a good one with some fields replaced, or text that is not even JSON. */
export type OddBody =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'text'; readonly text: string };

const nested = fc
  .tuple(fc.constantFrom(10, 1000, 100_000), fc.constantFrom('1', '"\\u0000"', '{"__proto__":1}'))
  .map(([depth, core]) => '['.repeat(depth) + core + ']'.repeat(depth));

function bodiesFor(schema: Schema | undefined): fc.Arbitrary<OddBody> {
  const text = fc.oneof(oddText, nested, fc.json(), fc.constant('{"id":"a","id":"b","__proto__":{"x":1}}'));
  return fc.oneof(
    {
      weight: 2 * MOSTLY,
      arbitrary: fieldsOf(shapeOf(schema)).map((fields) => ({ kind: 'fields' as const, fields })),
    },
    { weight: 1, arbitrary: fc.nat(200).map((at) => ({ kind: 'cut' as const, at })) },
    { weight: 1, arbitrary: text.map((it) => ({ kind: 'text' as const, text: it })) },
  );
}

/** A form: text parts, files, and the place where it is cut off. */
export type OddForm = {
  readonly parts: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: OddContent }[];
  readonly cutAt: number | null;
};
export type OddContent = 'photo' | 'half a photo' | Uint8Array;

function formsFor(schema: Schema | undefined): fc.Arbitrary<OddForm> {
  const name = fc.oneof(fc.constantFrom('photos', ...Object.keys(shapeOf(schema))), oddText);
  const content = fc.oneof(
    fc.constantFrom<OddContent>('photo', 'half a photo'),
    fc.uint8Array({ maxLength: 200 }),
  );
  const type = fc.constantFrom('image/jpeg', 'image/heic', 'image/svg+xml', 'text/plain', '', 'x');
  return fc.record({
    parts: fc.array(fc.tuple(name, oddText), { maxLength: 6 }),
    files: fc.array(fc.record({ name: oddText, type, content }), { maxLength: 3 }),
    cutAt: fc.option(fc.nat(2000), { freq: 1 }),
  });
}

const JSON_TYPE = 'application/json';
const contentTypes = fc.oneof(
  { weight: 2 * MOSTLY, arbitrary: fc.constant(JSON_TYPE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        'application/json; charset=utf-16',
        'text/plain',
        'application/x-www-form-urlencoded',
        '',
        ';',
        'x',
      ],
      ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'],
    ),
  },
);

const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), printable, fc.constant('x'.repeat(5000))),
    'x-forwarded-for': printable,
    'user-agent': fc.oneof(printable, fc.constant('x'.repeat(5000))),
    'if-none-match': printable,
    'if-modified-since': printable,
    range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-0', 'bytes=0-1,3-4', 'x'), printable),
    accept: printable,
    'accept-encoding': printable,
  },
  { requiredKeys: [] },
);

export type OddRequest = {
  /** Parameters of the path that are not those of the stage. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly body: OddBody;
  readonly form: OddForm | null;
};

/** Requests to one call of the contract. */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<OddRequest> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const anId = oddText.filter((text) => text.isWellFormed());
  const queryName = fc.oneof(fc.constantFrom('x', ...Object.keys(shapeOf(endpoint.query))), printable);
  return fc.record({
    params: fc.dictionary(fc.constantFrom(...names, 'none'), anId, { maxKeys: 1 }),
    query: fc.array(fc.tuple(queryName, oddText), { maxLength: endpoint.query ? 4 : 1 }),
    headers: headers as fc.Arbitrary<Record<string, string>>,
    contentType: contentTypes,
    body: bodiesFor(endpoint.body),
    form: endpoint.upload
      ? fc.option(formsFor(endpoint.upload), { freq: 2 * MOSTLY })
      : fc.constant<OddForm | null>(null),
  });
}

function textOf(body: OddBody, valid: object): string {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'cut') return JSON.stringify(valid).slice(0, body.at);
  return JSON.stringify({ ...valid, ...body.fields });
}

async function encode({ parts, files, cutAt }: OddForm, jpeg: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  for (const { name, type, content } of files) {
    const bytes =
      content === 'photo' ? jpeg : content === 'half a photo' ? jpeg.subarray(0, jpeg.length / 2) : content;
    form.append('photos', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: cutAt === null ? payload : payload.subarray(0, cutAt),
  };
}

/** The parts that are not odd: existing ids, an accepted body, a picture. */
export type Goods = {
  readonly params: Readonly<Record<string, string>>;
  readonly body: object;
  readonly jpeg: Uint8Array;
};

/** The request as it is sent. */
export type WrittenRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
};

export async function writeOut(
  endpoint: Endpoint,
  request: OddRequest,
  goods: Goods,
): Promise<WrittenRequest> {
  const { params, query, form } = request;
  const search = new URLSearchParams(
    query.map(([name, value]): [string, string] => [name, value]),
  ).toString();
  const url = addressOf(endpoint, { ...goods.params, ...params }) + (search && `?${search}`);
  if (endpoint.method === 'GET') return { url, headers: request.headers, payload: undefined };
  const { contentType, payload } = form
    ? await encode(form, goods.jpeg)
    : { contentType: request.contentType, payload: Buffer.from(textOf(request.body, goods.body)) };
  return { url, headers: { ...request.headers, 'content-type': contentType }, payload };
}
