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
  await changeNumbering(people, job.owner, (it) => {
    isAnother = it !== undefined && it.device !== job.number?.device;
    const numbering = (isAnother && it) || beginNumbering();
    now = numbering.device;
    return numbering;
  });
  const person = await people.get(job.owner);
  const deviceBefore = isAnother ? before?.deviceBefore : before?.device;
  if (person) await people.put({ ...person, device: now, deviceBefore });
  // Leftovers of another page are sent as a device of their own, or they would overwrite newer words unseen
  // (PRODUCT.md#two-devices).
  const asNow = (it: Job) =>
    [before?.device, deviceBefore].includes(deviceOf(it)) ? asWrittenOn(it, now) : it;
  for (const it of await jobs.index('owner').getAll(job.owner)) {
    if (it.key === job.key) await jobs.put({ ...asNow(it), number: null });
    else if (it.tries === 0) await jobs.put(asNow(it));
  }
  await tx.done;
  writeAs(now);
}
