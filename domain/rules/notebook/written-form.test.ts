import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newFields } from '#domain/contract/notebook/written-schemas.ts';
import { says, told } from '#domain/rules/platform/sentence.ts';
import { notOneOf } from '#domain/rules/platform/sentences.ts';
import { emptyOf, holdsNothing, writtenOf } from './written.ts';
import { typedFields } from './written-form.ts';

const WHERE = told('where', 'Please choose where');
const FIELDS = {
  place: {
    kind: 'choice',
    label: 'Where?',
    of: { sun: 'Sunny', shade: 'Shady' },
    message: WHERE,
    empty: null,
  },
  count: { kind: 'count', label: 'How many', min: 0, max: 9, empty: null },
  seen: { kind: 'date', label: 'When?' },
} as const;

test('a choice that may be open is typed as a text, and nothing becomes null', () => {
  const form = z.object(typedFields(FIELDS));
  const typed = { place: '', count: ' ', seen: '2026-05-14' };
  expect(form.parse(typed)).toEqual({ place: null, count: null, seen: '2026-05-14' });
  expect(form.parse({ ...typed, place: 'sun', count: '7' })).toMatchObject({ place: 'sun', count: 7 });
  expect(form.safeParse({ ...typed, place: 'moon' }).error?.issues[0]?.message).toBe(says(WHERE));
});

test('a choice without a sentence of its own asks for one of its answers', () => {
  const { message: _, ...place } = FIELDS.place;
  const form = z.object(typedFields({ place }));
  expect(form.safeParse({ place: 'moon' }).error?.issues[0]?.message).toBe(
    says(notOneOf({ field: 'Where?' })),
  );
});

test('what an earlier version of the app did not send is empty, and what is always said is asked for', () => {
  const schema = z.object(newFields(FIELDS));
  expect(schema.parse({ seen: '2026-05-14' })).toEqual({ place: null, count: null, seen: '2026-05-14' });
  expect(schema.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([['seen']]);
});

test('a thing of before a field was there holds nothing of it', () => {
  expect(emptyOf(FIELDS)).toEqual({ place: null, count: null });
  expect(holdsNothing(FIELDS, { seen: '2026-05-14' })).toBe(true);
  expect(holdsNothing(FIELDS, { seen: '2026-05-14', count: 0 })).toBe(false);
  expect(writtenOf(FIELDS, { seen: '2026-05-14', id: 'it' })).toEqual({ seen: '2026-05-14' });
});
