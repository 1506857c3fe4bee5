import { newId } from '#web/lib/new-id.ts';
import type { Job } from './job.ts';
import { beginNumbering, type Numbering, needsNumber, takeNumber } from './numbering.ts';
import type { KnownPerson, OutboxDatabase } from './outbox-database.ts';
import { deviceOfBefore, forgetDeviceOfBefore, writeAs } from './this-device.ts';

/** Where the jobs lie. */
export type Writing = Pick<OutboxDatabase, 'write'>;

type PeopleStore = {
  get: (id: string) => Promise<KnownPerson | undefined>;
  put?: (person: KnownPerson) => Promise<unknown>;
};

/**
 * Settles the id under which this browser writes for a person, before the first write: it is on the disk when this is
 * done, or a killed browser would take its own words for another device's.
 */
export async function settleDevice(store: Pick<OutboxDatabase, 'write'>, owner: string): Promise<void> {
  const { tx, people } = await store.write();
  const person = await people.get(owner);
  const device = person?.device ?? deviceOfBefore() ?? newId();
  if (!person?.device) await people.put({ seenAt: Date.now(), told: [], ...person, id: owner, device });
  await tx.done;
  // Not at once: a tab of the earlier version may still be open, and would write as another device without it.
  if (person?.device) forgetDeviceOfBefore();
  writeAs(device);
}

/** Changes how the device numbers what a person writes. */
export async function changeNumbering(
  people: PeopleStore,
  owner: string,
  change: (numbering: Numbering | undefined) => Numbering | undefined,
): Promise<void> {
  const person = await people.get(owner);
  const numbering = change(person?.numbering);
  if (!numbering || numbering === person?.numbering) return;
  await people.put?.({ seenAt: Date.now(), told: [], ...person, id: owner, numbering });
}

/**
 * Notes that a job may have been sent from now on, and under which number. Gives it as it is to be sent, or null when it
 * is gone, or waits for a choice since it was picked: sent then, it would overwrite the other device's words.
 */
export async function beginJob(store: Writing, seq: number): Promise<Job | null> {
  const { tx, jobs, people } = await store.write();
  const waiting = await jobs.get(seq);
  if (!waiting || waiting.parked !== null) return null;
  let begun: Job = { ...waiting, tries: waiting.tries + 1 };
  if (needsNumber(waiting)) {
    await changeNumbering(people, waiting.owner, (item = beginNumbering()) => {
      const [number, next] = takeNumber(item);
      begun = { ...begun, number };
      return next;
    });
  }
  await jobs.put(begun);
  await tx.done;
  return begun;
}
