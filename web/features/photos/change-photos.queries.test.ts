import { expect, test } from 'vitest';
import { createTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { type Photo, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { planFor } from '#web/offline/queue/coalescing.ts';
import { type Job, type JobDraft, jobFrom } from '#web/offline/queue/job.ts';
import { captionChange } from './change-photos.queries.ts';

test('an entry that was never sent takes its photo and the words under that along when it is deleted', () => {
  const about = { within: ['project'], about: 'entry', label: '' } as const;
  const photo = { id: 'photo', trackingEntryId: 'entry' } as Photo;
  const drafts: JobDraft[] = [
    { ...about, endpoint: createTrackingEntry, does: 'creates' },
    {
      ...about,
      endpoint: uploadTrackingPhotos,
      does: 'creates',
      about: 'photo',
      within: ['project', 'entry'],
    },
    captionChange({ photo, projectId: 'project' }, { caption: 'A root!' }, 0),
  ];
  const ash = { id: 'ash', name: 'Ash' };
  const waiting = drafts.map((draft, seq): Job => ({ ...jobFrom(draft, `key-${seq}`, ash), seq }));
  const deletion = { ...about, endpoint: deleteTrackingEntry, does: 'deletes' } as const;
  expect(planFor(waiting, jobFrom(deletion, 'key', ash))).toEqual({ put: null, drop: [0, 1, 2] });
});
