import { expect, test } from 'vitest';
import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { getProject } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import type { CaseCall } from '#domain/rules/notebook/command-calls.suite.ts';
import { COMMAND_CASES, comparable, runPurely, withIds } from '#domain/rules/notebook/commands.suite.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { smallJpeg } from './small-photo.ts';
import { openWorld } from './test-app.ts';
import type { Caller } from './world.ts';

/** Gives each name an id of its own, the same each time. */
function newIds(): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    const id = ids.get(name) ?? crypto.randomUUID();
    ids.set(name, id);
    return id;
  };
}

const leaf = smallJpeg();

async function send(caller: Caller, call: CaseCall, idOf: (name: string) => string) {
  const { endpoint, params, body, photo } = withIds(call, idOf);
  if (!photo)
    return caller.call(endpoint, { params, ...(body && { body: body as Record<string, unknown> }) });
  const parts = { id: idOf(call.about), ...(photo.kind && { photoTypes: photo.kind }) };
  return caller.upload(endpoint, params, [{ name: 'leaf.jpg', bytes: await leaf }], parts);
}

test('the server does with every command what the rules say, and answers what they refuse', async () => {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const { caller } = await world.student();
  for (const { name, given, command, shows, refused, isGone } of COMMAND_CASES) {
    const idOf = newIds();
    for (const call of given) {
      expect((await send(caller, call, idOf)).status, name).toBeLessThan(300);
      // Photos are in the order in which they came.
      world.passTime(1);
    }
    const { status, body } = await send(caller, command, idOf);
    expect(status < 300 ? undefined : (body as { message: string }).message, name).toBe(refused);
    const id = idOf('project');
    const read = async <E extends Endpoint>(endpoint: E, params: Record<string, string>) =>
      (await caller.call(endpoint, { params })).body;
    if (isGone) {
      expect((await caller.call(getProject, { params: { id } })).status, name).toBe(404);
      continue;
    }
    const there = comparable({
      project: await read(getProject, { id }),
      steps: await read(listSteps, { id }),
      tracking: await read(listTrackingEntries, { projectId: id }),
      entries: await read(listPlantingEntries, { projectId: id }),
      drafts: await read(listPlantingDrafts, { projectId: id }),
      checks: await read(listTreeChecks, { projectId: id }),
    });
    expect(there, name).toMatchObject(shows);
    expect(there, name).toEqual(comparable(runPurely([...given, command], idOf).notebook));
  }
});
