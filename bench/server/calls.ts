/** The calls that are measured, as requests that every contender understands. */
import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { listProjects, type Project } from '../../domain/contract/notebook/projects.ts';
import { saveStep } from '../../domain/contract/notebook/steps.ts';
import { listStudents } from '../../domain/contract/office/admin.ts';
import { uploadStepPhotos } from '../../domain/contract/photos/photos.ts';
import { addressOf, type Endpoint, PERSON_HEADER } from '../../domain/contract/platform/endpoint.ts';
import { login } from '../../domain/contract/sign-in/accounts.ts';
import { searchSpecies } from '../../domain/contract/species/species.ts';
import { WRITE_HEADER, writeHeaderOf } from '../../domain/rules/platform/write-numbers.ts';
import { CROWD_PASSWORD } from '../../server/testing/crowd.ts';

/** A scout at one server, and an administrator for what only they may ask. */
export type Visitor = {
  readonly id: string;
  readonly username: string;
  /** The client's address, as a proxy tells it. */
  readonly address: string;
  readonly cookie: string;
  readonly adminCookie: string;
  readonly projectIds: readonly string[];
};

export type Upload = { readonly body: Buffer; readonly type: string };

/** `turn` is another one for each run, so that uploads find room. */
export type Call = {
  readonly title: string;
  readonly requests: (visitor: Visitor, upload: Upload, turn: number) => Request[];
  /** So many requests for each connection, instead of a time. */
  readonly amountPerConnection?: (connections: number) => number;
  readonly alsoOnPostgres?: true;
  /** So many at once are more than the server takes: some are told to come again, and are not counted. */
  readonly mayBeRefused?: true;
};

const STEP = 2;
const SAVES = 20;
const JSON_TYPE = { 'content-type': 'application/json' };

function get(endpoint: Endpoint, cookie: string, query: Record<string, string | number> = {}): Request[] {
  return [{ method: 'GET', path: addressOf(endpoint, {}, query), headers: { cookie } }];
}

function at(ids: readonly string[], position: number): string {
  const id = ids[position % ids.length];
  if (id === undefined) throw new Error('A visitor has no project.');
  return id;
}

/**
 * Requests of a page while a child writes notes: the step's two changed fields, the user, and the write's number
 * (PRODUCT.md#write-once), which the peers do not know.
 */
function saves({ cookie, id, projectIds }: Visitor): Request[] {
  const device = randomUUID();
  let number = 0;
  const numbered = (request: Request): Request => {
    number += 1;
    const header = writeHeaderOf({ device, number, settled: number - 1 });
    return { ...request, headers: { ...request.headers, [WRITE_HEADER]: header } };
  };
  return Array.from({ length: SAVES }, (_, turn) => ({
    method: 'POST',
    path: addressOf(saveStep, { id: at(projectIds, 0), stepNumber: STEP }),
    headers: { cookie, ...JSON_TYPE, [PERSON_HEADER]: id },
    body: JSON.stringify({
      formData: {
        timeSpentStep2: turn / 2,
        notes: `The willow by the creek has long straight shoots. We looked at it from every side ${turn} times and chose the third.`,
      },
    }),
    setupRequest: numbered,
  }));
}

function uploads({ cookie, projectIds }: Visitor, { body, type }: Upload, turn: number): Request[] {
  const address = addressOf(uploadStepPhotos, { projectId: at(projectIds, turn), stepNumber: STEP });
  return [{ method: 'POST', path: address, headers: { cookie, 'content-type': type }, body }];
}

/**
 * Each from its own address, as a proxy tells it: logins from one address wait for one another
 * (PRODUCT.md#passwords-and-tries).
 */
function logins({ username, address }: Visitor): Request[] {
  const body = JSON.stringify({ username, password: CROWD_PASSWORD });
  const headers = { ...JSON_TYPE, 'x-forwarded-for': address };
  return [{ method: 'POST', path: addressOf(login), headers, body }];
}

export const CALLS = {
  list: {
    title: 'List of 10 projects',
    requests: ({ cookie }) => get(listProjects, cookie),
    alsoOnPostgres: true,
  },
  save: { title: 'Auto-save of a step', requests: saves, alsoOnPostgres: true },
  species: {
    title: 'Species search',
    requests: ({ cookie }) => get(searchSpecies, cookie, { q: 'oak', state: 'WI' }),
  },
  login: {
    title: 'Login',
    requests: logins,
    amountPerConnection: (connections) => (connections === 1 ? 8 : 2),
  },
  students: {
    title: '10,000 students',
    requests: ({ adminCookie }) => get(listStudents, adminCookie),
    amountPerConnection: (connections) => (connections === 1 ? 10 : 2),
    mayBeRefused: true,
  },
  page: {
    title: 'Page of 50 of 10,000 students',
    requests: ({ adminCookie }) => get(listStudents, adminCookie, { limit: 50 }),
  },
  upload: {
    title: 'Upload of a photo of 12 megapixels',
    requests: uploads,
    amountPerConnection: (connections) => (connections === 1 ? 4 : 1),
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

export type ProjectList = readonly Pick<Project, 'id'>[];
