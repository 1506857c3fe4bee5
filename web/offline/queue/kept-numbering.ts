import type { Job } from './job.ts';
import { asWrittenOn, beginNumbering, type Numbering, needsNumber, takeNumber } from './numbering.ts';
import type { KnownPerson, OutboxDatabase } from './outbox-database.ts';

/** Where the jobs lie. */
type Writing = Pick<OutboxDatabase, 'write'>;

type PeopleStore = {
  get: (id: string) => Promise<KnownPerson | undefined>;
  put?: (person: KnownPerson) => Promise<unknown>;
};

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
 * is gone.
 */
export async function beginJob(store: Writing, seq: number): Promise<Job | null> {
  const { tx, jobs, people } = await store.write();
  const waiting = await jobs.get(seq);
  if (!waiting) return null;
  let begun: Job = { ...waiting, tries: waiting.tries + 1 };
  if (needsNumber(waiting)) {
    await changeNumbering(people, waiting.owner, (it = beginNumbering()) => {
      const [number, next] = takeNumber(it);
      begun = { ...begun, number };
      return next;
    });
  }
  await jobs.put(begun);
  await tx.done;
  return begun;
}

/**
 * A number told the server nothing of a job: it is sent under one of another device, and so is what comes after it.
 * @param device the id of that device, unless this browser numbers as another one already.
 */
export async function renumberJob(store: Writing, job: Job, device: string): Promise<void> {
  const { tx, jobs, people } = await store.write();
  let now = device;
  await changeNumbering(people, job.owner, (it) => {
    if (!it || it.device === job.number?.device) return beginNumbering(device);
    now = it.device;
    return it;
  });
  for (const it of await jobs.index('owner').getAll(job.owner)) {
    if (it.key === job.key) await jobs.put({ ...asWrittenOn(it, now), number: null });
    else if (it.tries === 0) await jobs.put(asWrittenOn(it, now));
  }
  await tx.done;
}
