import { expect, test } from 'vitest';
import { changePhoto } from '#domain/contract/photos/photos.ts';
import { contestedBy } from './conflicts.ts';
import { jobFrom } from './job.ts';

test('#captions-and-places: of a photo of a planting a child chooses between words, without what says when it was taken', () => {
  const draft = {
    endpoint: changePhoto,
    params: { photoId: 'p' },
    body: { caption: 'My oak' },
    basedOn: 0,
    does: 'changes' as const,
    about: 'p',
    within: [],
    label: 'What you wrote under a photo',
  };
  const job = jobFrom(draft, 'first', { id: 'ash', name: 'Ash' }, 'tablet');
  const response = {
    caption: 'afterPhoto: Our oak',
    kind: 'afterPhoto',
    revision: 2,
    conflicts: ['caption'],
  };
  expect(contestedBy(job, response, 'second')).toMatchObject({
    body: { caption: 'My oak' },
    conflict: { theirs: { caption: 'Our oak' }, revision: 2 },
  });
});
