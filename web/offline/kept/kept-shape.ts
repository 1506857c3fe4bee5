import * as z from 'zod/mini';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary, getProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import { getPhotoRoom } from '#domain/contract/photos/photos.ts';
import type { Endpoint, Schema } from '#domain/contract/platform/endpoint.ts';
import { User } from '#domain/contract/sign-in/accounts.ts';
import { getSpecies, searchSpecies } from '#domain/contract/species/species.ts';
import { listReviews } from '#domain/contract/troop/reviews.ts';

/** The reads whose responses a device keeps. */
const KEPT: readonly Endpoint[] = [
  listProjects,
  listGlances,
  getProject,
  listSteps,
  listTrackingEntries,
  listPlantingEntries,
  listPlantingDrafts,
  listTreeChecks,
  getCompletionSummary,
  getPhotoRoom,
  searchSpecies,
  getSpecies,
  listReviews,
];
const SCHEMAS = new Map(KEPT.map(({ path, response }) => [path as string, response as Schema]));

/** The schema of a response that is kept; undefined for one that is not. */
export function keptSchemaOf(path: string | undefined): Schema | undefined {
  return path === undefined ? undefined : SCHEMAS.get(path);
}

/**
 * Returns responses kept by earlier versions in today's shape: newer fields are null or empty, as if nothing was
 * said. Undefined when that is impossible; then they are read anew.
 */
export async function asKnownToday<S extends Schema>(
  schema: S,
  kept: unknown,
): Promise<z.output<S> | undefined> {
  const known = z.safeParse(schema, kept);
  if (known.success) return known.data;
  // Needed once after some updates.
  const { mended } = await import('./kept-mending.ts');
  return mended(schema, kept);
}

/**
 * The same for a person: whom an earlier version let in, before consent had states (PRODUCT.md#states-of-a-consent), is
 * let in still.
 */
export async function personAsKnownToday(kept: object): Promise<User | undefined> {
  const { parentConsentCompletedAt = null } = kept as Partial<User>;
  const consentState = parentConsentCompletedAt === null ? 'none' : 'confirmed';
  return asKnownToday(User, { consentState, consentEndsAt: null, isHeld: false, ...kept });
}
