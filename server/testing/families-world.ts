import * as families from '#domain/contract/family/families.ts';
import { getJoining, type Joining, join } from '#domain/contract/family/joining.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { drawSignature } from './valid-bodies.ts';
import type { Caller } from './world.ts';

const ADA = { line: 2, firstName: 'Ada', lastName: 'Okafor', email: 'ana@family.example' };
export const THREE_FAMILIES: readonly families.FamilyRow[] = [
  ADA,
  { line: 3, firstName: 'Bo', lastName: 'Reyes', email: 'eva@family.example' },
  { line: 4, firstName: 'Cleo', lastName: 'Hale', email: '' },
];

export const invite = (
  caller: Caller,
  troopId: string,
  rows: readonly families.FamilyRow[] = THREE_FAMILIES,
) => caller.call(families.inviteFamilies, { body: { troopId, rows: [...rows] } });

export const listed = async (caller: Caller, troopId: string) =>
  (await caller.call(families.listFamilies, { query: { troopId } })).body.families;

export const openLink = (caller: Caller, token: string) =>
  caller.send<Awaited<ReturnType<typeof caller.call<typeof getJoining>>>['body']>({
    method: 'GET',
    url: getJoining.path,
    headers: { [LINK_HEADER]: token },
  });

/** Sends a parent's complete form. */
export async function joinBy(caller: Caller, token: string, over: Partial<Joining> = {}) {
  const body = {
    ...{ token, firstName: 'Ada', lastName: 'Okafor', zipCode: '53703', email: '', username: 'ada-o' },
    ...{ password: 'green-twig-of-oak', parentFirstName: 'Ana', parentLastName: 'Okafor' },
    ...{ parentEmail: 'ana@family.example', parentPhone: '', signature: await drawSignature() },
    ...{ termsAgree: true, ...over },
  };
  return caller.call(join, { body });
}
