import type { Job } from './job.ts';
import { changeNumbering, type Writing } from './kept-numbering.ts';
import { asWrittenOn, beginNumbering, deviceOf } from './numbering.ts';
import { writeAs } from './this-device.ts';

/**
 * A number told the server nothing of a job: it is sent under one of another device, and so is what comes after it. Where
 * this browser has become another one already, such as for the job before, it stays that one.
 */
export async function renumberJob(store: Writing, job: Job): Promise<void> {
  const { tx, jobs, people } = await store.write();
  const before = await people.get(job.owner);
  let now = '';
  let isAnother = false;
  await changeNumbering(people, job.owner, (item) => {
    isAnother = item !== undefined && item.device !== job.number?.device;
    const numbering = (isAnother && item) || beginNumbering();
    now = numbering.device;
    return numbering;
  });
  const person = await people.get(job.owner);
  const deviceBefore = isAnother ? before?.deviceBefore : before?.device;
  if (person) await people.put({ ...person, device: now, deviceBefore });
  // Leftovers of another page are sent as a device of their own, or they would overwrite newer words unseen
  // (PRODUCT.md#two-devices).
  const asNow = (job: Job) =>
    [before?.device, deviceBefore].includes(deviceOf(job)) ? asWrittenOn(job, now) : job;
  for (const item of await jobs.index('owner').getAll(job.owner)) {
    if (item.key === job.key) await jobs.put({ ...asNow(item), number: null });
    else if (item.tries === 0) await jobs.put(asNow(item));
  }
  await tx.done;
  writeAs(now);
}
