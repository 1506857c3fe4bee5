/**
 * A walk over every call of leaders and administrators: each gets a word of its own into every text that it takes, and then
 * everything is read that the child can read. A word that is found there has to stand in a letter to each parent.
 */
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { addLeader, changeTroop } from '#domain/contract/office/troops.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { createReview, nudgeScout, takeBackReview } from '#domain/contract/troop/reviewing.ts';
import { listReviews } from '#domain/contract/troop/reviews.ts';
import { openReviewedTroop, type ReviewedTroop } from './review-world.ts';
import { makeValidBodies } from './valid-bodies.ts';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const PARENTS = ['ana@family.example', 'ben@family.example'];

/** Corrections that parents see and can make too; no text for the child to read. */
const NAMES_ONLY: readonly Endpoint[] = [correctStudent];
/** They would end what the walk stands on. */
const ENDS_THE_WALK = (endpoint: Endpoint) => endpoint.method === 'DELETE' && endpoint !== takeBackReview;

const spoken = ALL_ENDPOINTS.filter(
  (it) => ['leader', 'admin', 'staff'].includes(it.who) && it.method !== 'GET' && !ENDS_THE_WALK(it),
);
// First what the walk is for: others end a yes. Last of all: who is on hold reads nothing.
const rank = (endpoint: Endpoint) => Number(endpoint === holdStudent) - Number(endpoint === createReview);
const inOrder = spoken.toSorted((a, b) => rank(a) - rank(b));
const heard = ALL_ENDPOINTS.filter(
  (it) => it.who === 'student' && it.method === 'GET' && it.response !== 'file',
);

/** Bodies with the word in one of their texts at a time. */
function bodiesWith(body: Readonly<Record<string, unknown>> | undefined, word: string) {
  if (!body) return [undefined];
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return [body, ...texts.map(([name]) => ({ ...body, [name]: word }))];
}

async function readAll({ ada, projectId }: ReviewedTroop): Promise<string> {
  const all: unknown[] = [];
  for (const item of heard) {
    const params = { id: projectId, projectId, stepNumber: 1, speciesId: 'black-willow', filename: 'none' };
    all.push((await ada.caller.call(item, { params } as never)).body);
  }
  return JSON.stringify(all);
}

test("#giving-a-review: no call brings an adult's text to a child without a letter to each parent", async () => {
  const world = await openReviewedTroop();
  const { ada, rivera, office, projectId, troopId, platform } = world;
  const bodies = await makeValidBodies();
  const found: string[] = [];
  for (const [at, item] of inOrder.entries()) {
    const word = `Wort${'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26)}${'abc'.charAt(Math.floor(at / 26))}`;
    const [review] = (await ada.caller.call(listReviews)).body.reviews ?? [];
    const id = item.path.includes('/projects/')
      ? projectId
      : item.path.includes('/reviews/')
        ? (review?.id ?? 'none')
        : item.path.includes('/troops/')
          ? troopId
          : ada.user.id;
    const caller = item.who === 'admin' ? office : rivera.caller;
    const params = { id, leaderId: 'none', guardianId: 'none', eventId: 'none' };
    for (const body of bodiesWith(bodies.get(item) as Record<string, unknown> | undefined, word))
      await caller.call(item, { params, ...(body && { body }) } as never);
    if (NAMES_ONLY.includes(item) || !(await readAll(world)).includes(word)) continue;
    found.push(nameOf(item));
    const mails = await platform.db.selectFrom('mails').select(['recipient', 'body']).execute();
    for (const parent of PARENTS)
      expect([
        nameOf(item),
        mails.some((mail) => mail.recipient === parent && mail.body.includes(word)),
      ]).toEqual([nameOf(item), true]);
  }
  // The walk hears what it is for, or it would prove nothing.
  expect(found).toEqual([nameOf(createReview)]);
  expect(spoken).toEqual(
    expect.arrayContaining([createReview, nudgeScout, takeBackReview, addLeader, changeTroop]),
  );
});
