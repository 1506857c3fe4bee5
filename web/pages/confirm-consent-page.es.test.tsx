import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LeadersField } from '#web/features/consent/leaders-field.tsx';
import { englishHere } from '#web/testing/english-here.ts';
import { mount } from '#web/testing/mount.ts';

test('#the-language-of-a-page: a parent reads nothing in English at the question about leaders', async () => {
  const question = { troopId: 't', number: '42', leaders: ['Wei Chen'] };
  mount(<LeadersField question={question} childFirstName="Ada" value={null} onChange={() => {}} />);
  await expect.element(page.getByRole('radio')).toHaveLength(3);
  expect(englishHere(['Wei Chen', 'Ada'])).toEqual([]);
});
