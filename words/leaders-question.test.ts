import { expect, test } from 'vitest';
import { question } from '#languages/en/consent/leaders-question.ts';

test("#who-lets-a-leader-look: the question names the troop, its leaders and the child's first name", () => {
  const troop = { number: '42', leaders: ['Ana Rivera', 'Wei Chen'] };
  expect(question(troop, 'Ada')).toBe("May the leaders of Troop 42 (Ana Rivera, Wei Chen) see Ada's work?");
  expect(question({ number: '42', leaders: [] }, 'Ada')).toBe("May the leaders of Troop 42 see Ada's work?");
});
