import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS, NAMED_CALLS, NAMED_SCHEMAS } from '#domain/contract/all.ts';
import { WRITE_HEADER } from '#domain/rules/platform/write-numbers.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';

type Described = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: unknown }> }>;
};

async function readDocs(): Promise<Described> {
  const { stranger } = await openWorld({ SITE_NAME: 'Oak' });
  const { status, body } = await stranger().send<Described>({ method: 'GET', url: '/api/docs' });
  expect(status).toBe(200);
  return body;
}

test('the description is OpenAPI 3.1 by the book, with the name of the site', async () => {
  const docs = await readDocs();
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(docs));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(docs).toMatchObject({ openapi: '3.1.0', info: { title: 'Oak API' } });
});

test('every reference in it leads somewhere, and nothing in it is left that none leads to', async () => {
  const docs = await readDocs();
  const text = JSON.stringify(docs);
  const references = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, it]) => it ?? ''),
  );
  const there = Object.entries(docs.components).flatMap(([kind, all]) =>
    kind === 'securitySchemes' ? [] : Object.keys(all).map((name) => `${kind}/${name}`),
  );
  expect([...references].toSorted()).toEqual(there.toSorted());
  expect(text.match(/"\$ref":"(?!#\/components\/)/)).toBeNull();
});

test('every call of the contract is in it, with a summary and a tag, and under a name of its own', async () => {
  const { paths, tags } = await readDocs();
  const operations = Object.values(paths).flatMap((it) => Object.values(it));
  expect(operations).toHaveLength(ALL_ENDPOINTS.length);
  for (const { endpoint, noun, name } of NAMED_CALLS) {
    const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, tags: [noun] });
    expect(operation?.summary).toMatch(/^[A-Z].{8,}[^.]$/);
    expect(tags.map((it) => it.name)).toContain(noun);
  }
  expect(new Set(operations.map((it) => it.operationId)).size).toBe(operations.length);
  const names = new Map(NAMED_SCHEMAS.map(([name, schema]) => [schema, name]));
  expect(new Set(names.values()).size).toBe(names.size);
});

test('it says who may call, what goes in, what comes out, and what is refused', async () => {
  const { paths } = await readDocs();
  const change = paths['/api/tracking-entries/{entryId}']?.patch;
  expect(change).toMatchObject({
    summary: 'Changes a tracking entry, or finishes a draft',
    description: 'Who may: A student with a complete profile, for whom a parent or guardian has signed.',
    security: [{ session: [] }],
    parameters: [
      { name: 'entryId', in: 'path', required: true },
      { name: 'x-write', in: 'header', required: false },
      { name: 'idempotency-key', in: 'header', required: false },
    ],
    responses: {
      200: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/TrackingEntrySaved' } } },
      },
    },
  });
  expect(Object.keys(change?.responses ?? {})).toEqual([
    ...['200', '400', '401', '403', '404', '409', '413', '415', 'default'],
  ]);
  const headersOf = (operation: Operation | undefined) =>
    operation?.parameters.filter((parameter) => parameter.in === 'header');
  expect(headersOf(paths['/api/login']?.post)).toEqual([]);
  expect(headersOf(paths['/api/projects']?.post)).toEqual([]);
  expect(Object.keys(paths['/api/login']?.post?.responses ?? {})).toEqual([
    ...['200', '400', '401', '403', '409', '413', '415', '429', 'default'],
  ]);
  expect(paths['/api/login']?.post?.security).toEqual([]);
  expect(Object.keys(paths['/api/login']?.get?.responses ?? {})).toEqual(['302', '400', '409', 'default']);
});

test('an upload is a form with its texts and its photos, a report a file, and a list an array', async () => {
  const { paths } = await readDocs();
  const upload = paths['/api/projects/{projectId}/planting-entries/{entryId}/photos']?.post;
  const form = upload?.requestBody?.content['multipart/form-data']?.schema;
  expect(Object.keys(form?.properties ?? {})).toEqual(expect.arrayContaining(['photoTypes', 'photos']));
  expect(form?.required).toContain('photos');
  expect(upload?.responses).toHaveProperty('201');
  const report = paths['/api/projects/{id}/report.pdf']?.get;
  expect(report?.responses[200]?.content).toEqual({ 'application/pdf': {} });
  expect(paths['/api/projects']?.get?.responses[200]?.content?.['application/json']?.schema).toMatchObject({
    type: 'array',
    items: { $ref: '#/components/schemas/ListedProject' },
  });
});

const NO_NUMBER = `${WRITE_HEADER} is a device, a number and a smaller number.`;

test('it promises a header by which a write is done once to those calls that read one, and to no others (#write-once)', async () => {
  const { paths } = await readDocs();
  const { student, unconsentedStudent, admin } = await openWorld();
  const bodies = await makeValidBodies();
  const photos = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  const headers = { [WRITE_HEADER]: 'none' };
  const promised: string[] = [];
  const read: string[] = [];
  for (const { endpoint, name } of NAMED_CALLS) {
    const { method, path, who, upload } = endpoint;
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    if (operation?.parameters.some((it) => it.name === WRITE_HEADER)) promised.push(name);
    const open = who === 'admin' ? admin : who === 'account' ? unconsentedStudent : student;
    const { caller } = await open();
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, it]) => [it, 'none']));
    const body = bodies.get(endpoint);
    const response = upload
      ? await caller.upload(endpoint, params, photos, {}, headers)
      : await caller.call(endpoint, { params, headers, ...(body && { body }) });
    if (JSON.stringify(response.body).includes(NO_NUMBER)) read.push(name);
  }
  expect(promised).toEqual(read);
  expect(read).toContain('giveParentConsent');
});

test('a browser gets the same as a page: every call with its words, and no link in it leads nowhere', async () => {
  const { stranger } = await openWorld({ SITE_NAME: 'Oak & <Elm>' });
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const asked = await stranger().send({ method: 'GET', url: '/api/docs', headers: { accept } });
  const page = asked.bytes.toString();
  expect(asked.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page).toContain('<h1>Oak &amp; &lt;Elm&gt; API</h1>');
  for (const { name } of NAMED_CALLS) expect(page).toContain(`<details id="${name}">`);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, to] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to);
  expect(page).not.toMatch(/undefined|\[object/);
});

test.each(['*/*', 'application/json', ''])(
  'who accepts %o gets JSON, and so does who asks for it',
  async (accept) => {
    const { stranger } = await openWorld({});
    const asked = await stranger().send({ method: 'GET', url: '/api/docs', headers: { accept } });
    expect(asked.body).toMatchObject({ openapi: '3.1.0' });
    const html = { accept: 'text/html' };
    const wanted = await stranger().send({ method: 'GET', url: '/api/docs?as=json', headers: html });
    expect(wanted.body).toMatchObject({ openapi: '3.1.0' });
  },
);
