import { expect, test } from 'vitest';
import { FormBase } from './form-base.ts';

const begin = () => new FormBase({ notes: 'dots', hours: '1' }, 3);

test('a field that nobody touched here shows what was stored elsewhere, and is changed from there on', () => {
  const base = begin();
  expect(base.take({ notes: 'tips', hours: '1' }, 5, { notes: 'dots', hours: '2' })).toEqual({
    notes: 'tips',
  });
  expect(base.revisionOf({ notes: 'x' })).toBe(5);
});

test('a field that is changed here too keeps the revision that it was changed from', () => {
  const base = begin();
  base.touch({ notes: 'roots' });
  expect(base.take({ notes: 'tips', hours: '1' }, 5, { notes: 'roots', hours: '1' })).toEqual({});
  expect(base.revisionOf({ notes: 'roots' })).toBe(3);
  expect(base.revisionOf({ notes: 'roots', hours: '2' })).toBe(3);
  expect(base.revisionOf({ hours: '2' })).toBe(5);
});

test('what was stored as it stands here is known at its new revision', () => {
  const base = begin();
  base.touch({ notes: 'roots' });
  base.take({ notes: 'roots', hours: '1' }, 4, { notes: 'roots', hours: '1' });
  expect(base.revisionOf({ notes: 'roots, long' })).toBe(4);
  expect(base.changesOf({ notes: 'roots', hours: '1' })).toEqual({});
});

test('a field that was changed and changed back is sent until an answer has come', () => {
  const base = begin();
  base.touch({ notes: 'roots' });
  expect(base.changesOf({ notes: 'dots', hours: '1' })).toEqual({ notes: 'dots' });
});

test('a field that shows what was chosen is changed from the revision of that', () => {
  const base = begin();
  base.touch({ notes: 'roots' });
  base.see('notes', 7);
  expect(base.revisionOf({ notes: 'roots, long' })).toBe(7);
});

test('a field that nobody touched here shows what waits elsewhere, and is known to stand over that', () => {
  const base = begin();
  expect(base.lay({ notes: 'tips', hours: '1' }, 3, { notes: 'dots', hours: '2' })).toEqual({
    notes: 'tips',
  });
  expect(base.seenOf({ notes: 'x' })).toMatchObject({ was: { notes: 'tips' }, now: { notes: 'tips' } });
  expect(base.revisionOf({ notes: 'x' })).toBe(3);
});

test('a field that is changed here stands over what was seen of it, until that was told', () => {
  const base = begin();
  expect(base.lay({ notes: 'tips', hours: '1' }, 3, { notes: 'roots', hours: '1' })).toEqual({});
  expect(base.isUnseen('notes')).toBe(true);
  expect(base.seenOf({ notes: 'roots' })).toMatchObject({ was: { notes: 'dots' }, now: { notes: 'tips' } });
  base.write({ notes: 'roots' });
  expect(base.isUnseen('notes')).toBe(false);
});

test('what an earlier page began to change goes on from what stood there then, and is a change of that', () => {
  const before = begin();
  before.touch({ notes: 'roots' });
  const left = before.baseOf({ notes: 'roots' });
  expect(left).toEqual({ revision: 3, was: { notes: 'dots' } });

  const base = new FormBase({ notes: 'tips', hours: '2' }, 5);
  base.recall({ notes: 'roots' }, left);
  expect(base.revisionOf({ notes: 'roots', hours: '3' })).toBe(3);
  expect(base.seenOf({ notes: 'roots' })).toMatchObject({ was: { notes: 'dots' }, now: { notes: 'tips' } });
  expect(base.baseOf({ notes: 'roots' })).toEqual(left);
  expect(base.revisionOf({ hours: '3' })).toBe(5);
});

test('what nobody has changed since an earlier page began is seen as it stands now', () => {
  const base = new FormBase({ notes: 'dots', hours: '2' }, 5);
  base.recall({ notes: 'roots' }, { revision: 3, was: { notes: 'dots' } });
  expect(base.revisionOf({ notes: 'roots' })).toBe(5);
});

test('what was typed over nobody knows what is no better known on a third page, until it is stored', () => {
  const stored = { notes: 'dots', hours: '2' };
  const second = new FormBase(stored, 5);
  second.recall({ notes: 'roots' }, { revision: 0, was: {} });
  const left = second.baseOf({ notes: 'roots', hours: '3' });

  const third = new FormBase(stored, 5);
  third.recall({ notes: 'roots', hours: '3' }, left);
  expect(third.revisionOf({ notes: 'roots' })).toBe(0);
  expect(third.revisionOf({ hours: '3' })).toBe(5);
  third.take({ notes: 'roots', hours: '2' }, 6, { notes: 'roots', hours: '3' });
  expect(third.baseOf({ notes: 'roots, long' })).toEqual({ revision: 6, was: { notes: 'dots' } });
});

test('what was written here is no news when it comes back late, and what was read before is none', () => {
  const base = begin();
  base.write({ notes: 'roots' });
  expect(base.lay({ notes: 'roots', hours: '1' }, 3, { notes: 'roots, long', hours: '1' })).toEqual({});
  expect(base.isUnseen('notes')).toBe(false);
  base.take({ notes: 'roots', hours: '1' }, 4, { notes: 'roots', hours: '1' });
  expect(base.lay({ notes: 'dots', hours: '1' }, 3, { notes: 'roots', hours: '1' })).toEqual({});
});
