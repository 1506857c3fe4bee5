import { expect, test } from 'vitest';
import { CARD_SESSION_MS } from '#domain/limits.ts';
import { type CardFacts, cardLogin, cardProblem, hoursEndAt } from './sign-in-cards.ts';

const BEGIN = 1_000;
const END = BEGIN + CARD_SESSION_MS;
const byLeader = { endsAt: END, waitsForParent: true };
const settled = { endsAt: END, waitsForParent: false };
const OPEN: CardFacts = { seesWork: true, parents: 1, hasMail: true, last: undefined };

test.each<[string, Partial<CardFacts>, number, ReturnType<typeof cardProblem>]>([
  ['shows the work and can be written to', {}, END, null],
  ['shows the progress only', { seesWork: false }, END, 'progress-only'],
  ['has no address that takes letters', { parents: 0 }, END, 'no-parent'],
  ['could be written to, if mail were sent', { hasMail: false }, END, 'no-parent'],
  ['has hours left to say whose card it was', { last: byLeader }, END - 1, null],
  ['has not said whose card it was', { last: byLeader }, END, 'not-answered'],
  ['has said so', { last: settled }, END, null],
])('#sign-in-cards: a leader makes a card where a parent %s', (_, over, now, problem) => {
  expect(cardProblem({ ...OPEN, ...over }, now)).toBe(problem);
});

test.each([
  ['begins', byLeader, BEGIN, { endsAt: END }],
  ['is nearly over', byLeader, END - 1, { endsAt: END }],
  ['is over', byLeader, END, 'over'],
  ['is nearly over, and settled', settled, END - 1, { endsAt: END }],
  ['is over, and settled', settled, END, 'lasting'],
] as const)('#sign-in-cards: a login with the password of a card when its time %s', (_, last, now, login) => {
  expect(cardLogin(last, now)).toEqual(login);
});

test.each([
  ['nothing', undefined, true, END + 5],
  ["a leader's card that waits", byLeader, true, END],
  ['a card that is settled', settled, true, END + 5],
  ["a leader's, when an administrator makes this one", byLeader, false, END + 5],
] as const)('#sign-in-cards: after %s the hours of a card end', (_, last, waits, endsAt) => {
  expect(hoursEndAt(last, waits, BEGIN + 5)).toBe(endsAt);
});

test("#sign-in-cards: a leader's card that no parent answered in its hours is no beginning", () => {
  expect(hoursEndAt(byLeader, true, END)).toBe(END + CARD_SESSION_MS);
});
