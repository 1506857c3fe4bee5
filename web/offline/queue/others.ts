import { isUnsent } from './draft-records.ts';
import type { Job } from './job.ts';
import type { KnownPerson } from './outbox-database.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Days that unsent work waits for its owner once another person was told of it. */
export const KEPT_FOR_OTHERS_DAYS = 30;
const KEPT_FOR_OTHERS_MS = KEPT_FOR_OTHERS_DAYS * 24 * 60 * 60 * 1000;

/** Another person who has something unsent on this device; never what it is. */
export type Other = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** When it goes, in milliseconds since 1970 by the clock of the server. */
  readonly goesAt: number;
  /** True when the asker was told of it before. */
  readonly wasTold: boolean;
};

/** Notes that a person is here: waiting things stay for another while, and the next visitor is told anew. */
export async function meet(store: OutboxStore, id: string): Promise<void> {
  const { tx, people } = await store.write();
  const { goesAt: _, ...person } = (await people.get(id)) ?? newPerson(id);
  await people.put({ ...person, told: [] });
  await tx.done;
}

/**
 * Lists the other people with unsent work here, and until when. After the shown day it is dropped: an account may be
 * gone, and its words would lie here for ever. @param now by the server's clock, since the device's may be wrong by
 * years; without it nobody is told of a day.
 */
export async function lookAtOthers(store: OutboxStore, viewer: string, now: number | null): Promise<Other[]> {
  if (now === null) return [];
  const { tx, jobs, files, typed, people } = await store.write();
  const unsent = [
    ...(await jobs.getAll()),
    ...(await typed.getAll()).map((record) => ({
      owner: record.owner,
      ownerName: isUnsent(record) ? (record.ownerName ?? record.job?.ownerName ?? '') : '',
      seq: null,
    })),
  ];
  const others: Other[] = [];
  for (const { id, name, count, seqs } of groupByOwner(unsent, viewer)) {
    const { goesAt, told = [] } = (await people.get(id)) ?? {};
    if (goesAt === undefined || now < goesAt) {
      const wasTold = goesAt !== undefined && told.includes(viewer);
      others.push({ id, name, count, goesAt: goesAt ?? now + KEPT_FOR_OTHERS_MS, wasTold });
      continue;
    }
    await Promise.all(seqs.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]));
    const forms = await typed.index('owner').getAllKeys(id);
    await Promise.all([...forms.map((key) => typed.delete(key)), people.delete(id)]);
  }
  await tx.done;
  return others.filter(({ name }) => name !== '');
}

/** Notes that the viewer was shown until when something of another one stays: it goes on no earlier day. */
export async function noteShown(store: OutboxStore, viewer: string, { id, goesAt }: Other): Promise<void> {
  const { tx, people } = await store.write();
  const person = (await people.get(id)) ?? newPerson(id);
  const told = [...new Set([...person.told, viewer])];
  await people.put({ ...person, told, goesAt: Math.max(person.goesAt ?? 0, goesAt) });
  await tx.done;
}

const newPerson = (id: string): KnownPerson => ({ id, seenAt: Date.now(), told: [] });

type Unsent = Pick<Job, 'owner' | 'ownerName'> & { readonly seq: number | null };

function groupByOwner(unsent: readonly Unsent[], but: string) {
  const groups = new Map<string, { id: string; name: string; count: number; seqs: number[] }>();
  for (const { owner: id, ownerName, seq } of unsent) {
    if (id === but) continue;
    const before = groups.get(id) ?? { id, name: '', count: 0, seqs: [] };
    const seqs = seq === null ? before.seqs : [...before.seqs, seq];
    // That a form was open is nothing to tell of; an earlier version of the app wrote no name on texts alone.
    const count = before.count + (ownerName === '' ? 0 : 1);
    groups.set(id, { id, name: before.name || ownerName, count, seqs });
  }
  return [...groups.values()];
}
