import { expect, test } from 'vitest';
import type { Photo } from '../contract/photos.ts';
import type { Moment } from '../contract/projects.ts';
import { latestWorkOf } from './latest-work.ts';

const photo = (id: string, uploadedAt: string) => ({ id, uploadedAt }) as Photo;
const moment = (at: string, ...details: string[]) => ({ at, title: 'A look', details }) as Moment;
const work = (name: string, timeline: Moment[], photos: Photo[] = []) => ({
  project: {
    id: name,
    name,
    status: 'in_progress' as const,
    createdAt: '',
    completedAt: null,
    selectedSpecies: null,
  },
  timeline,
  photos,
});

test('where nothing was done there is neither photo nor word', () => {
  expect(latestWorkOf([])).toEqual({ photo: null, words: null });
  expect(latestWorkOf([work('Willow', [])])).toEqual({ photo: null, words: null });
});

test('of all projects the photo that was added last, and the words of the last moment that has any', () => {
  const old = work(
    'Oak',
    [moment('2025-05-01T09:00', 'Old words')],
    [photo('old', '2025-05-01T10:00:00.000Z')],
  );
  const fresh = work(
    'Willow',
    [moment('2026-05-01', 'In a park', 'Next to the bench'), moment('2026-05-09T09:00')],
    [photo('first', '2026-05-01T10:00:00.000Z'), photo('last', '2026-05-02T10:00:00.000Z')],
  );
  for (const projects of [
    [fresh, old],
    [old, fresh],
  ]) {
    expect(latestWorkOf(projects)).toEqual({
      photo: photo('last', '2026-05-02T10:00:00.000Z'),
      words: {
        projectName: 'Willow',
        title: 'A look',
        at: '2026-05-01',
        text: 'In a park\nNext to the bench',
      },
    });
  }
});

test('a planting is later than the look of its day', () => {
  const project = work('Willow', [
    moment('2026-05-09T22:21', 'First look'),
    moment('2026-05-09', 'We planted it!'),
  ]);
  expect(latestWorkOf([project]).words).toMatchObject({ at: '2026-05-09', text: 'We planted it!' });
});
