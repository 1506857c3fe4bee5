import { expect, test } from 'vitest';
import type { ScoutProject } from '#domain/contract/troop/leader.ts';
import { listedProject, listedWork } from './scout-needs.suite.ts';
import { inScoutOrder, isOfKind, needsHelp, SCOUT_KINDS, standingOf } from './scout-needs.ts';

const TODAY = '2026-05-20';
const scout = (saysFixed: boolean, ...projects: Partial<ScoutProject>[]) => ({
  saysFixed,
  projects: projects.map(listedProject),
});
const dry = { currentStep: 3, lastCheck: null, nextCheck: null };
const lastWorked = (lastWork: string) => ({ ...dry, work: listedWork({}, { lastWork }) });
const DONE = { status: 'completed', nextCheck: null } as const;

test.each<[string, ReturnType<typeof scout>, string]>([
  ['who has no tree', scout(false), 'start null'],
  ['whose next look is tomorrow', scout(false, { nextCheck: '2026-05-21' }), 'nothing null'],
  ['whose look is due today', scout(false, { nextCheck: '2026-05-20' }), 'look 2026-05-20'],
  ['who waits for a look for 13 days', scout(false, { nextCheck: '2026-05-07' }), 'look 2026-05-07'],
  ['who has not looked for two weeks', scout(false, { nextCheck: '2026-05-06' }), 'stuck 2026-05-06'],
  ['who did something 13 days ago', scout(false, lastWorked('2026-05-07')), 'nothing null'],
  ['who did nothing for two weeks', scout(false, lastWorked('2026-05-06')), 'stuck 2026-05-06'],
  ['of whom only the progress is shown', scout(false, dry), 'nothing null'],
  [
    'who looks on time, whenever the last photo was added',
    scout(false, { nextCheck: '2026-05-21', work: listedWork({}, { lastWork: '2026-01-01' }) }),
    'nothing null',
  ],
  ['who has finished', scout(false, DONE), 'finished null'],
  [
    'who has finished one tree and looks after another',
    scout(false, DONE, { nextCheck: TODAY }),
    `look ${TODAY}`,
  ],
  ['who says that it is fixed', scout(true, { nextCheck: '2026-05-06' }), 'review null'],
])('#the-leaders-list: what a scout needs %s', (_, item, needed) => {
  const { need, since } = standingOf(item, TODAY);
  expect(`${need} ${since}`).toBe(needed);
});

test('#the-leaders-list: the tree that needs somebody most is the one that is shown', () => {
  const { project } = standingOf(scout(false, DONE, { projectId: 'q', nextCheck: TODAY }), TODAY);
  expect(project?.projectId).toBe('q');
});

test.each([
  ['review', true],
  ['stuck', true],
  ['look', true],
  ['start', false],
  ['nothing', false],
  ['finished', false],
] as const)('#the-leaders-list: %s counts as help: %s', (need, helps) => {
  expect(needsHelp({ need, project: null, since: null })).toBe(helps);
});

test('#the-leaders-list: a list is narrowed to who needs help, waits for a check, or has finished', () => {
  const kindsOf = (input: ReturnType<typeof scout>) =>
    SCOUT_KINDS.filter((kind) => isOfKind(input, kind, TODAY)).join(' ');
  expect(kindsOf(scout(false))).toBe('all');
  expect(kindsOf(scout(false, { nextCheck: TODAY }))).toBe('all help waiting');
  expect(kindsOf(scout(false, lastWorked('2026-05-01')))).toBe('all help');
  expect(kindsOf(scout(true, DONE))).toBe('all help finished');
});

test('#the-leaders-list: who needs help stands first, the longest wait at the front; or all by name or step', () => {
  const scouts = [
    { id: 'ada', ...scout(false, { nextCheck: '2026-05-30' }) },
    { id: 'bo', ...scout(false, { nextCheck: '2026-05-19' }) },
    { id: 'cleo', ...scout(false, { nextCheck: '2026-05-12' }) },
    { id: 'dev', ...scout(false, lastWorked('2026-05-01')) },
    { id: 'eli', ...scout(true, DONE) },
    { id: 'fay', ...scout(false) },
    { id: 'gus', ...scout(false, DONE) },
  ];
  const ids = (sort: 'need' | 'name' | 'step') =>
    inScoutOrder(scouts, sort, TODAY)
      .map(({ scout: { id } }) => id)
      .join(' ');
  expect(ids('need')).toBe('eli dev cleo bo fay ada gus');
  expect(ids('name')).toBe('ada bo cleo dev eli fay gus');
  expect(ids('step')).toBe('fay dev ada bo cleo eli gus');
});
