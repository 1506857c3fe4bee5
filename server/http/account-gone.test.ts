import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { deleteUser } from '#domain/contract/admin.ts';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { giveParentConsent } from '#domain/contract/consent.ts';
import { addressOf, type Endpoint } from '#domain/contract/endpoint.ts';
import { getLiveness } from '#domain/contract/health.ts';
import { responseOn, statusesIn } from '#server/testing/raw-upload.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';
import type { World } from '#server/testing/world.ts';
import { SESSION_COOKIE } from './session.ts';

const WRITES = ALL_ENDPOINTS.filter((it) => it.body && (it.who === 'account' || it.who === 'student'));

/** Begins a call as somebody, deletes the account while its body is still to come, and tells what is answered then. */
async function statusOnceGone(world: World, port: number, it: Endpoint): Promise<string> {
  const admin = await world.admin();
  const person = await (it === giveParentConsent ? world.unconsentedStudent() : world.student());
  const { id } = await world.project(person);
  const address = addressOf(it, {
    id,
    projectId: id,
    stepNumber: 2,
    entryId: randomUUID(),
    photoId: randomUUID(),
  });
  const body = JSON.stringify((await makeValidBodies()).get(it));
  const socket = connect(port, '127.0.0.1');
  const response = responseOn(socket);
  const cookie = `${SESSION_COOKIE}=${person.caller.cookies[SESSION_COOKIE]}`;
  socket.write(
    `${it.method} ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: ${cookie}\r\n` +
      `idempotency-key: ${randomUUID()}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 1)}`,
  );
  await once(world.app.server, 'request');
  // Whoever called is known by the time that a call made later is answered.
  await fetch(`http://127.0.0.1:${port}${getLiveness.path}`);
  expect((await admin.caller.call(deleteUser, { params: { id: person.user.id } })).status).toBe(200);
  socket.write(body.slice(1));
  return statusesIn(await response).join();
}

test('whose account is deleted while a call is on its way is told so, or that there is nothing', async () => {
  const world = await openWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const responses = new Map<string, string>();
  for (const it of WRITES) responses.set(`${it.method} ${it.path}`, await statusOnceGone(world, port, it));
  // 409: a parent who signs is told that the child does not wait for it.
  const allowed = ['401', '404', '409'];
  expect([...responses].filter(([, status]) => !allowed.includes(status))).toEqual([]);
  expect(responses.get('POST /api/projects')).toBe('401');
}, 60_000);
