import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#domain/contract/endpoint.ts';
import { listGlances } from '#domain/contract/glances.ts';
import { getPhotoRoom } from '#domain/contract/photos.ts';
import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/planting.ts';
import { getCompletionSummary, getProject, listProjects } from '#domain/contract/projects.ts';
import { getSpecies, searchSpecies } from '#domain/contract/species.ts';
import { listSteps } from '#domain/contract/steps.ts';
import { listTrackingEntries } from '#domain/contract/tracking.ts';

/** The reads whose responses a device keeps. */
const KEPT: readonly Endpoint[] = [
  listProjects,
  listGlances,
  getProject,
  listSteps,
  listTrackingEntries,
  listPlantingEntries,
  listPlantingDrafts,
  getCompletionSummary,
  getPhotoRoom,
  searchSpecies,
  getSpecies,
];
const SCHEMAS = new Map(KEPT.map(({ path, response }) => [path as string, response as Schema]));

/** The schema of a response that is kept; undefined for one that is not. */
export function keptSchemaOf(path: string | undefined): Schema | undefined {
  return path === undefined ? undefined : SCHEMAS.get(path);
}

const NOTHING_SAID: Readonly<Record<string, unknown>> = { array: [], boolean: false };

/**
 * What an earlier version of the app has kept, as this version knows it: fields that have been added since are null or
 * empty, as for whoever said nothing. Undefined where it cannot be understood any more; then it has to be read anew.
 */
export function asKnownToday<S extends Schema>(schema: S, kept: unknown): z.output<S> | undefined {
  let known = z.safeParse(schema, kept);
  if (known.success) return known.data;
  const mended: unknown = structuredClone(kept);
  for (const valueFor of [() => null, (expected: string) => NOTHING_SAID[expected]]) {
    for (const issue of known.error?.issues ?? []) {
      fillIn(mended, issue.path, valueFor(issue.code === 'invalid_type' ? issue.expected : ''));
    }
    known = z.safeParse(schema, mended);
    if (known.success) return known.data;
  }
  return undefined;
}

/** Writes a field that is not there, or was only just filled in; what was kept stays as it is. */
function fillIn(kept: unknown, path: readonly PropertyKey[], value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce((it, key) => (it as Record<PropertyKey, unknown> | undefined)?.[key], kept);
  const name = path.at(-1);
  if (name === undefined || typeof holder !== 'object' || holder === null) return;
  const fields = holder as Record<PropertyKey, unknown>;
  if (fields[name] === undefined || fields[name] === null) fields[name] = value;
}
