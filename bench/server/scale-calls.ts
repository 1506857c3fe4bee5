/** The reads whose cost is watched as the number of people grows. */
import { Agent, request } from 'node:http';
import { listPlantingEntries } from '../../domain/contract/notebook/planting.ts';
import { getCompletionSummary, getProject, listProjects } from '../../domain/contract/notebook/projects.ts';
import { getStep, listSteps } from '../../domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '../../domain/contract/notebook/tracking.ts';
import { countStudents, listStudents } from '../../domain/contract/office/admin.ts';
import { addressOf } from '../../domain/contract/platform/endpoint.ts';
import { getUser } from '../../domain/contract/sign-in/accounts.ts';
import { searchSpecies } from '../../domain/contract/species/species.ts';
import { ADMIN_NAME } from './bench-data.ts';
import type { Visitor } from './calls.ts';
import type { Contender } from './contender.ts';
import { inviteVisitors } from './visitors.ts';

type ScaleCall = {
  readonly title: string;
  readonly asAdmin?: true;
  readonly address: (projectId: string) => string;
};

const ofStudents = (query: Record<string, string>) => () =>
  addressOf(listStudents, {}, { limit: 50, ...query });

const CALLS: readonly ScaleCall[] = [
  { title: 'who I am', address: () => addressOf(getUser) },
  { title: 'my projects', address: () => addressOf(listProjects) },
  { title: 'a project', address: (id) => addressOf(getProject, { id }) },
  { title: 'its five steps', address: (id) => addressOf(listSteps, { id }) },
  { title: 'one step', address: (id) => addressOf(getStep, { id, stepNumber: 3 }) },
  { title: 'its tracking entries', address: (id) => addressOf(listTrackingEntries, { projectId: id }) },
  { title: 'its plantings', address: (id) => addressOf(listPlantingEntries, { projectId: id }) },
  { title: 'its report', address: (id) => addressOf(getCompletionSummary, { id }) },
  { title: 'species search', address: () => addressOf(searchSpecies, {}, { q: 'oak', state: 'WI' }) },
  { title: 'page of 50 students', asAdmin: true, address: ofStudents({}) },
  { title: '… of one state', asAdmin: true, address: ofStudents({ state: 'WI' }) },
  { title: '… of an organization', asAdmin: true, address: ofStudents({ organization: 'cub_scouts' }) },
  { title: '… of a troop', asAdmin: true, address: ofStudents({ troop: '3999' }) },
  { title: '… with a letter all have', asAdmin: true, address: ofStudents({ q: 'e' }) },
  { title: '… with a name', asAdmin: true, address: ofStudents({ q: 'juniper' }) },
  { title: '… with a name nobody has', asAdmin: true, address: ofStudents({ q: 'nobody has this' }) },
  { title: '… with two letters nobody has', asAdmin: true, address: ofStudents({ q: 'zz' }) },
  { title: '… with all filters', asAdmin: true, address: ofStudents({ q: 'zz', state: 'WI', troop: '7' }) },
  { title: '… the last page', asAdmin: true, address: ofStudents({ before: 'end' }) },
  { title: '… sorted by name', asAdmin: true, address: ofStudents({ sort: 'name' }) },
  { title: '… by name, the last page', asAdmin: true, address: ofStudents({ sort: 'name', before: 'end' }) },
  {
    title: '… by name, in the middle',
    asAdmin: true,
    address: ofStudents({ sort: 'name', cursor: '2026-05-31T12:00:00.000Z_a_juniper stone' }),
  },
  { title: '… sorted by troop', asAdmin: true, address: ofStudents({ sort: 'troop', order: 'desc' }) },
  { title: '… sorted by organization', asAdmin: true, address: ofStudents({ sort: 'organization' }) },
  { title: '… sorted by status', asAdmin: true, address: ofStudents({ sort: 'status', order: 'desc' }) },
  { title: '… by name, of one state', asAdmin: true, address: ofStudents({ sort: 'name', state: 'WI' }) },
  { title: '… by name, with a name', asAdmin: true, address: ofStudents({ sort: 'name', q: 'juniper' }) },
  {
    title: '… by name, with a name nobody has',
    asAdmin: true,
    address: ofStudents({ sort: 'name', q: 'nobody has this' }),
  },
  { title: '… who wait for a parent', asAdmin: true, address: ofStudents({ status: 'waiting' }) },
  { title: 'number of students', asAdmin: true, address: () => addressOf(countStudents) },
  {
    title: '… with a letter all have',
    asAdmin: true,
    address: () => addressOf(countStudents, {}, { q: 'e' }),
  },
  { title: '… with a name', asAdmin: true, address: () => addressOf(countStudents, {}, { q: 'juniper' }) },
];

const VISITORS = 24;
const ROUNDS = 2400;
/** Scans are repeated less: they take long, and cost the same each time. */
const ROUNDS_AS_ADMIN = 40;
const WARM_UP = 20;

export type Spread = { readonly median: number; readonly p99: number };
export type Costs = { readonly call: string; readonly empty: Spread; readonly full: Spread };
/** Asks once, and gives the milliseconds until the response was there. */
export type Asker = (call: ScaleCall, round: number) => Promise<number>;

/** Signs in scouts from all over the list of `students`. */
export async function openAsker({ url }: Contender, students: number): Promise<Asker> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const spread = Math.max(1, Math.floor(students / VISITORS));
  const visitors = await inviteVisitors(url, VISITORS, ADMIN_NAME, spread);
  const ask = (path: string, cookie: string) =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now();
      const asked = request(url + path, { agent, headers: { cookie } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume();
        response.once('end', () => resolve(performance.now() - began));
      });
      asked.once('error', reject);
      asked.end();
    });
  return (call, round) => {
    const visitor = visitors[round % visitors.length] as Visitor;
    const projectId = visitor.projectIds[round % visitor.projectIds.length] ?? '';
    return ask(call.address(projectId), call.asAdmin ? visitor.adminCookie : visitor.cookie);
  };
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

/** Asks both servers in turn, so that a busy moment of the machine meets both. */
export async function* askInTurn(empty: Asker, full: Asker): AsyncGenerator<Costs> {
  for (const call of CALLS) {
    const rounds = call.asAdmin ? ROUNDS_AS_ADMIN : ROUNDS;
    const times: { empty: number[]; full: number[] } = { empty: [], full: [] };
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const [few, many] = [await empty(call, Math.abs(round)), await full(call, Math.abs(round))];
      if (round < 0) continue;
      times.empty.push(few);
      times.full.push(many);
    }
    yield { call: call.title, empty: spreadOf(times.empty), full: spreadOf(times.full) };
  }
}
