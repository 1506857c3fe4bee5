import { expect, test } from 'vitest';
import * as planting from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { changeTrackingEntry, createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

/** The world's clock says noon of August 1 in UTC: at UTC+14 it is August 2 already, and tomorrow August 3. */
const TOMORROW = '2026-08-03';
const LATER = '2026-08-04';
const PLACE = 'at school';

async function openProject() {
  const world = await openWorld();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const params = { projectId };
  const call: Caller['call'] = (endpoint, options) => scout.caller.call(endpoint, options);
  const entry = (await call(createTrackingEntry, { params, body: {} })).body;
  const body = { plantingLocation: PLACE, plantingType: 'temporary', plantingDate: '2026-07-01' };
  const tree = (await call(planting.createPlantingEntry, { params, body })).body;
  const ofEntry = { params: { entryId: tree.id } };
  const saves = {
    collectionTime: (date: string) =>
      call(saveStep, {
        params: { id: projectId, stepNumber: 3 },
        body: { formData: { collectionTime: `${date}T09:00` } },
      }),
    waterPlacementDate: (date: string) =>
      call(saveStep, {
        params: { id: projectId, stepNumber: 3 },
        body: { formData: { waterPlacementDate: `${date}T09:00` } },
      }),
    observedAt: (date: string) =>
      call(changeTrackingEntry, { params: { entryId: entry.id }, body: { observedAt: `${date}T09:00` } }),
    plantingDate: (date: string) =>
      call(planting.changePlantingEntry, { ...ofEntry, body: { plantingDate: date } }),
    finalPlantingDate: (date: string) =>
      call(planting.finishPlantingEntry, {
        ...ofEntry,
        body: { finalPlantingLocation: PLACE, finalPlantingDate: date },
      }),
  };
  const makes = {
    observedAt: (date: string) =>
      call(createTrackingEntry, { params, body: { observedAt: `${date}T09:00` } }),
    plantingDate: (date: string) =>
      call(planting.createPlantingEntry, { params, body: { plantingLocation: PLACE, plantingDate: date } }),
  };
  const drafts = {
    plantingDate: (date: string) =>
      call(planting.savePlantingDraft, { params, body: { plantingDate: date } }),
  };
  const finals = {
    plantingDate: (date: string) =>
      call(planting.finalizePlantingDraft, { params, body: { plantingLocation: PLACE, plantingDate: date } }),
  };
  return [saves, makes, drafts, finals].flatMap((it) => Object.entries(it));
}

test('#hours-and-dates: no call takes a date later than tomorrow, and says so at its field; tomorrow is taken', async () => {
  const calls = await openProject();
  for (const [field, send] of calls) {
    const { status, body } = await send(LATER);
    expect(status, field).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: sentences.tooFarAhead.message } });
    expect((await send(TOMORROW)).status, field).toBeLessThan(300);
  }
});

test('#hours-and-dates: a later date of old stays until it is changed, and keeps nothing else from being saved', async () => {
  const world = await openWorld();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const call: Caller['call'] = (endpoint, options) => scout.caller.call(endpoint, options);
  const { body: entry } = await call(createTrackingEntry, { params: { projectId }, body: {} });
  await world.platform.db
    .updateTable('tracking_entries')
    .set({ observed_at: '2029-01-01T09:00' })
    .where('id', '=', entry.id)
    .execute();
  const change = { params: { entryId: entry.id }, body: { notes: 'White tips!' } };
  const { status, body } = await call(changeTrackingEntry, change);
  expect(status).toBe(200);
  expect(body).toMatchObject({ observedAt: '2029-01-01T09:00', notes: 'White tips!' });
});
