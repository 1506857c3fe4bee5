import { newId } from '#web/lib/new-id.ts';
import type { Job } from './job.ts';
import { changeNumbering, type Writing } from './kept-numbering.ts';
import { asWrittenOn, beginNumbering } from './numbering.ts';
import { writeAs } from './this-device.ts';

/**
 * A number told the server nothing of a job: it is sent under one of another device, and so is what comes after it. Where
 * this browser has become another one already, such as for the job before, it stays that one.
 */
export async function renumberJob(store: Writing, job: Job): Promise<void> {
  const { tx, jobs, people } = await store.write();
  let now = '';
  await changeNumbering(people, job.owner, (it) => {
    const isAnother = it !== undefined && it.device !== job.number?.device;
    now = isAnother ? it.device : newId();
    return isAnother ? it : beginNumbering(now);
  });
  const person = await people.get(job.owner);
  if (person) await people.put({ ...person, device: now });
  for (const it of await jobs.index('owner').getAll(job.owner)) {
    if (it.key === job.key) await jobs.put({ ...asWrittenOn(it, now), number: null });
    else if (it.tries === 0) await jobs.put(asWrittenOn(it, now));
  }
  await tx.done;
  writeAs(now);
}
