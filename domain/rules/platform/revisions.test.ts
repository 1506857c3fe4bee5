import { expect, test } from 'vitest';
import { type FieldRevisions, joinTexts, mergeFields, readFieldRevisions } from './revisions.ts';

type Fields = { notes: string; hours: number | null };
const [PHONE, TABLET] = ['phone', 'tablet'];

/** Notes that the phone wrote at revision 3. */
const FROM_PHONE: FieldRevisions = { notes: { at: 3, by: PHONE } };
const stored = (fieldRevisions: FieldRevisions = FROM_PHONE) => ({
  fields: { notes: 'white dots', hours: null } as Fields,
  fieldRevisions,
  revision: 5,
});

test.each([
  ['another device that has not seen it', { revision: 2, device: TABLET }, ['notes']],
  ['another device that has seen it', { revision: 3, device: TABLET }, []],
  ['another device that says what it saw by nothing but its name', { device: TABLET }, ['notes']],
  ['the same device, whatever it has seen', { revision: 0, device: PHONE }, []],
  ['a caller that has not seen it and names no device', { revision: 2 }, ['notes']],
  ['a caller that says nothing', {}, []],
])('#two-devices: a field is written again by %s', (_, from, conflicts) => {
  const merge = mergeFields(stored(), { notes: 'roots', hours: 1 }, from);
  expect(merge.conflicts).toEqual(conflicts);
  expect(merge.fields).toEqual({ notes: conflicts.length > 0 ? 'white dots' : 'roots', hours: 1 });
  expect(merge.revision).toBe(6);
});

test('#two-devices: what nobody knows the device of is a conflict for a device that has not seen it', () => {
  const old = stored({ notes: { at: 3, by: null } });
  expect(mergeFields(old, { notes: 'roots' }, { revision: 2, device: PHONE }).conflicts).toEqual(['notes']);
});

test('a field that is not sent stays, and the same value is no change', () => {
  const merge = mergeFields(stored(), { notes: 'white dots' }, { revision: 0, device: TABLET });
  expect(merge).toEqual({ ...stored(), revision: 6, conflicts: [] });
});

test('revisions of a time that did not know of devices are read', () => {
  expect(readFieldRevisions('{"notes":3,"hours":{"at":4,"by":"phone"}}')).toEqual({
    notes: { at: 3, by: null },
    hours: { at: 4, by: 'phone' },
  });
});

test.each([
  ['white dots', 'green tips', 'white dots\n\ngreen tips'],
  ['white dots', 'white dots and green tips', 'white dots and green tips'],
  ['white dots and green tips', 'green tips', 'white dots and green tips'],
  ['white dots', ' ', 'white dots'],
])('both %j and %j are kept as %j', (mine, theirs, both) => {
  expect(joinTexts(mine, theirs)).toBe(both);
});

test('both of two lines are kept in one line', () => {
  expect(joinTexts('Our willow ', 'The tree', true)).toBe('Our willow / The tree');
});
