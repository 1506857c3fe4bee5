/**
 * Whatever is sent, to any call: the response is never an error of ours, and a refusal is a message for people
 * (PRODUCT.md#responses). Every field of every body goes out missing, null and of each wrong type; so do whole bodies,
 * queries, the parts of uploads and the ids in paths.
 */
import { beforeAll, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { createPlantingEntry, savePlantingDraft } from '#domain/contract/notebook/planting.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf, type Endpoint, type Schema } from '#domain/contract/platform/endpoint.ts';
import { login, register } from '#domain/contract/sign-in/accounts.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { smallJpeg } from './small-photo.ts';
import { openWorld } from './test-app.ts';
import { entryOf, tellOfTree } from './told-tree.ts';
import { agree } from './troop-world.ts';
import { type Body, makeValidBodies } from './valid-bodies.ts';
import { type Caller, type CallResponse, startWorld, type World } from './world.ts';

type Refused = { message: string; fields?: Record<string, string> };

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const WITH_BODY = ALL_ENDPOINTS.filter((it) => it.body !== undefined);
const WITH_UPLOAD = ALL_ENDPOINTS.filter((it) => it.upload !== undefined);
const WITH_QUERY = ALL_ENDPOINTS.filter((it) => it.query !== undefined);
const WITH_PARAMETER = ALL_ENDPOINTS.filter((it) => it.path.includes(':'));

const NOT_PLAIN =
  /invalid input|\bexpected\b|\breceived\b|\bundefined\b|\bNaN\b|\[object|zod|\bbody\b|params\/|querystring|FST_/i;

/** Returns a response's fault in a word, or null. */
function errorOf({ status, body }: CallResponse<unknown>): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const { message, fields = {} } = body as Refused;
  for (const text of [message, ...Object.values(fields)]) {
    if (typeof text !== 'string' || !/^[A-Z]/.test(text)) return `no sentence: ${text}`;
    if (NOT_PLAIN.test(text)) return `not plain: ${text}`;
  }
  return null;
}

/** One person of each kind, and for each call somebody who may make it, with something to make it on. */
async function setStage(world: World) {
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student();
  const [admin, leader] = [await world.admin(), await world.leader()];
  await agree(leader.caller);
  const mother = await world.parent([scout]);
  const { id: projectId } = await world.project(scout);
  const params = { projectId };
  const bodies = await makeValidBodies();
  const { caller } = scout;
  await caller.call(savePlantingDraft, { params, body: { notes: 'Second tree' } });
  const tree = await caller.call(createPlantingEntry, {
    params,
    body: bodies.get(createPlantingEntry) ?? {},
  });
  const roots = await caller.call(createTrackingEntry, {
    params,
    body: bodies.get(createTrackingEntry) ?? {},
  });
  const check = await tellOfTree(world, caller, projectId);
  return {
    bodies,
    callerOf: (endpoint: Endpoint): Caller => {
      if (endpoint.who === 'anyone') return world.stranger();
      if (endpoint.who === 'parent') return mother.caller;
      if (endpoint.who === 'leader') return leader.caller;
      const isStaffs = endpoint.who === 'admin' || endpoint.who === 'staff' || endpoint.who === 'staff-self';
      return isStaffs ? admin.caller : scout.caller;
    },
    paramsOf: (endpoint: Endpoint): Record<string, string> => ({
      id: endpoint.who === 'parent' ? scout.user.id : projectId,
      projectId,
      stepNumber: '2',
      entryId: entryOf(endpoint, { tree: tree.body.id, roots: roots.body.id, check }),
      photoId: 'none',
      filename: 'none.jpg',
      eventId: 'none',
      guardianId: 'none',
      receipt: 'none',
      leaderId: 'none',
    }),
  };
}

const openStage = async () => setStage(await openWorld());

/** For requests of which each finds nothing: one does not change what the next one meets, so they share it. */
let unchanging: Awaited<ReturnType<typeof setStage>>;
beforeAll(async () => {
  const { close, ...world } = await startWorld();
  unchanging = await setStage(world);
  return close;
});

const WRONG_VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a blank text', '   '],
  ['a text', 'twig'],
  ['a text with a null character', 'tw\u0000ig'],
  ['half a character', '\ud83c'],
  ['a very long text', 'x'.repeat(30_000)],
  ['0', 0],
  ['a number', 7.5],
  ['a number below 0', -1],
  ['a huge number', 1e300],
  ['true', true],
  ['a list', ['twig']],
  ['an object', { twig: 1 }],
];

/** The fields of an object's schema, with those of the objects in it: `formData.notes`. */
function fieldsOf(schema: Schema, at: readonly string[] = []): string[][] {
  const { shape } = (schema as unknown as { def: { shape?: Record<string, Schema> } }).def;
  return Object.entries(shape ?? {}).flatMap(([name, field]) => [
    [...at, name],
    ...fieldsOf(field, [...at, name]),
  ]);
}

function withField(body: Body, [name = '', ...rest]: readonly string[], value: unknown): Body {
  if (rest.length === 0) return { ...body, [name]: value };
  return { ...body, [name]: withField(body[name] as Body, rest, value) };
}

test.each(WITH_BODY.map((it) => [nameOf(it), it] as const))(
  '%s answers every field missing, null or of the wrong type with a plain sentence',
  async (_, item) => {
    const { bodies, callerOf, paramsOf } = await openStage();
    const caller = callerOf(item);
    const body = bodies.get(item) ?? {};
    const fields = fieldsOf(item.body as Schema);
    expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(body)));
    const errors: string[] = [];
    for (const field of fields) {
      for (const [name, value] of WRONG_VALUES) {
        const sent = withField(body, field, value);
        const error = errorOf(await caller.call(item, { params: paramsOf(item), body: sent }));
        if (error) errors.push(`${field.join('.')} ${name}: ${error}`);
      }
    }
    expect(errors).toEqual([]);
  },
);

test('the whole body missing or of the wrong kind is 400 with one plain sentence', async () => {
  const { callerOf, paramsOf } = await openStage();
  const text = 'Something went wrong with this form. Please reload the page and try again.';
  const headers = { 'content-type': 'application/json' };
  for (const item of WITH_BODY) {
    const request = { method: item.method, url: addressOf(item, paramsOf(item)), headers };
    for (const payload of ['', 'null', '[]', '"twig"', '7', 'true', '[{}]']) {
      const { status, body } = await callerOf(item).send({ ...request, payload });
      expect([nameOf(item), payload, status, body]).toEqual([nameOf(item), payload, 400, { message: text }]);
    }
  }
});

test('what is no JSON, or tries to change all objects, is 400; another kind of content is 415', async () => {
  const { callerOf, paramsOf } = await openStage();
  for (const item of WITH_BODY) {
    const send = (type: string, payload: string) =>
      callerOf(item).send<Refused>({
        method: item.method,
        url: addressOf(item, paramsOf(item)),
        headers: { 'content-type': type },
        payload,
      });
    const text = 'This could not be read: it is not valid JSON.';
    for (const payload of ['{', '{"a":}', 'twig', "{'a':1}", '{"__proto__":{"role":"admin"}}']) {
      const { status, body } = await send('application/json', payload);
      expect([nameOf(item), payload, status, body]).toEqual([nameOf(item), payload, 400, { message: text }]);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const response = await send(type, 'username=twig');
      expect([nameOf(item), type, response.status, errorOf(response)]).toEqual([
        nameOf(item),
        type,
        415,
        null,
      ]);
    }
  }
});

test('a body that is far too large is 413 with a plain sentence', async () => {
  const { callerOf } = await openStage();
  for (const item of [login, register]) {
    const response = await callerOf(item).call(item, { body: { username: 'x'.repeat(2_000_000) } });
    expect([nameOf(item), response.status, errorOf(response)]).toEqual([nameOf(item), 413, null]);
  }
});

async function formOf(parts: Record<string, readonly string[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts)) for (const value of values) form.append(name, value);
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'tree.jpg');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) };
}

const WRONG_PARTS = [
  [''],
  ['twig'],
  ['tw\u0000ig'],
  ['x'.repeat(5000)],
  ['twig', 'stone'],
  ['', 'beforePhoto', '7'],
  Array.from({ length: 100 }, () => 'twig'),
];

test.each(WITH_UPLOAD.map((it) => [nameOf(it), it] as const))(
  '%s answers wrong parts beside the files with a plain sentence',
  async (_, item) => {
    const { callerOf, paramsOf } = await openStage();
    const errors: string[] = [];
    for (const [field = ''] of [
      ...fieldsOf(item.upload as Schema),
      ['__proto__'],
      ['constructor'],
      ['else'],
    ]) {
      for (const values of WRONG_PARTS) {
        const sent = await formOf(Object.fromEntries([[field, values]]));
        const request = { method: item.method, url: addressOf(item, paramsOf(item)), ...sent };
        const error = errorOf(await callerOf(item).send(request));
        if (error) errors.push(`${field} ${values.length} times ${values[0]?.slice(0, 10)}: ${error}`);
      }
    }
    expect(errors).toEqual([]);
  },
);

test('every query that is wrong or comes twice is answered with a plain sentence', async () => {
  const { callerOf, paramsOf } = await openStage();
  const errors: string[] = [];
  for (const item of WITH_QUERY) {
    for (const [name = ''] of fieldsOf(item.query as Schema)) {
      for (const value of ['', 'twig', '%00', '%25', '💥', 'x'.repeat(3000), `twig&${name}=stone`]) {
        const url = `${addressOf(item, paramsOf(item))}?${name}=${value}`;
        const error = errorOf(await callerOf(item).send({ method: item.method, url }));
        if (error) errors.push(`${nameOf(item)} ${name}=${value.slice(0, 20)}: ${error}`);
      }
    }
  }
  expect(errors).toEqual([]);
});

const ODD_IDS = [
  '\u0000',
  'a\u0000b',
  '../',
  '../../etc/passwd',
  ' ',
  '%',
  '%00',
  "'; drop table users; --",
  '🌳',
  'constructor',
  '__proto__',
  'x'.repeat(150),
  'x'.repeat(5000),
];

test.each(WITH_PARAMETER.map((it) => [nameOf(it), it] as const))(
  '%s with an odd id in its path is 404 with a plain sentence',
  async (_, item) => {
    const { bodies, callerOf, paramsOf } = unchanging;
    const names = [...item.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    const body = bodies.get(item);
    const payload = item.upload ? await formOf({}) : body && { payload: body };
    for (const name of names) {
      for (const id of ODD_IDS) {
        const url = addressOf(item, { ...paramsOf(item), [name]: id });
        const response = await callerOf(item).send({ method: item.method, url, ...payload });
        expect([name, id, response.status, errorOf(response)]).toEqual([name, id, 404, null]);
      }
    }
  },
);

test('an unknown path of the API is a JSON 404, whoever asks and however', async () => {
  const { callerOf } = await openStage();
  const [result] = WITH_BODY;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of [
      '/api',
      '/api/',
      '/api/none',
      '/api/projects/1/2/3/4',
      '/api/none.js',
      '/api/../api/none',
    ]) {
      const { status, headers, body } = await callerOf(result as Endpoint).send({ method, url });
      expect([method, url, status]).toEqual([method, url, 404]);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(body).toEqual({ message: 'There is nothing at this address.' });
    }
  }
});

test('an address that cannot be decoded is 404 with a plain sentence', async () => {
  const { callerOf } = await openStage();
  for (const item of WITH_PARAMETER) {
    const url = item.path.replace(/:\w+/g, '%E0%A4%A');
    const response = await callerOf(item).send({ method: item.method, url });
    expect([nameOf(item), response.status, errorOf(response)]).toEqual([nameOf(item), 404, null]);
  }
});
