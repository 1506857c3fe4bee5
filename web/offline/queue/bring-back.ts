import type { Job } from './job.ts';
import type { Numbering } from './numbering.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Pictures } from './pictures.ts';
import { thisDevice } from './this-device.ts';

/** A page's knowledge of a person's jobs. */
type Known = { readonly jobs: readonly Job[]; readonly numbering: Numbering; readonly pictures: Pictures };

/**
 * The browser has cleared what it stored while a page was open: what the page still knows lies there again. A photo of which
 * the bytes are nowhere any more is refused by the server, and the child is told.
 */
export async function bringBack(
  store: OutboxStore,
  owner: string,
  { jobs, numbering, pictures }: Known,
): Promise<void> {
  const read = await Promise.all(jobs.map(({ seq }) => pictures.bytesOf(seq)?.arrayBuffer()));
  const { tx, jobs: there, files, people } = await store.write();
  await people.put({ id: owner, seenAt: Date.now(), told: [], device: thisDevice(), numbering });
  for (const [index, job] of jobs.entries()) {
    await there.put(job);
    const bytes = read[index];
    if (bytes) await files.put(bytes, job.seq);
  }
  await tx.done;
}
