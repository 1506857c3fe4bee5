import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { copyOfWaiting } from './copy-of-waiting.ts';
import { type JobDraft, jobFrom } from './job.ts';

const OWNER = { id: 'fern', name: 'Fern' };
const place = { does: 'changes', about: 'p/2', within: ['p'] } as const;

function waiting(seq: number, draft: JobDraft) {
  return { ...jobFrom(draft, `key-${seq}`, OWNER), seq };
}

test('the copy has every entry in its words, and the bytes of every photo', async () => {
  const bytes = new Uint8Array([255, 216, 1, 2, 3]);
  const file = new File([bytes], 'my/leaf.jpg', { type: 'image/jpeg' });
  const notes = { formData: { sourceTreeNotes: 'By the pond' } };
  const jobs = [
    waiting(1, { ...place, endpoint: saveStep, params: { id: 'p' }, body: notes, label: 'Step 2' }),
    waiting(2, { ...place, endpoint: uploadStepPhotos, file, parts: { id: 'x' }, label: 'The photo' }),
  ];
  const unfinished = {
    ...{ owner: OWNER.id, form: 'step:p:3', about: 'p/3', by: 'here', count: 1 },
    ...{ label: 'Step 3', job: null, texts: { timeSpentStep3: 'two' } },
  };
  const fileOf = async (seq: number) => (seq === 2 ? bytes.buffer : undefined);
  const copy = await copyOfWaiting(jobs, fileOf, [unfinished]);

  const opened = await yauzl.fromBufferPromise(Buffer.from(await copy.arrayBuffer()));
  const files = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  expect([...files.keys()]).toEqual(['entries.json', 'photos/2-my_leaf.jpg']);
  expect(new Uint8Array(files.get('photos/2-my_leaf.jpg') ?? [])).toEqual(bytes);
  expect(JSON.parse(String(files.get('entries.json')))).toMatchObject([
    { what: 'Step 2', content: notes, file: null },
    { what: 'The photo', content: { id: 'x' }, file: 'photos/2-my_leaf.jpg' },
    { what: 'Step 3', content: { timeSpentStep3: 'two' } },
  ]);
});
