import type { Job } from './job.ts';
import type { OutboxStore } from './outbox-store.ts';
import { isUnsent } from './typed.ts';

/** How long what somebody has left here unsent waits for her to come back. */
export const KEPT_FOR_OTHERS_DAYS = 30;
const KEPT_FOR_OTHERS_MS = KEPT_FOR_OTHERS_DAYS * 24 * 60 * 60 * 1000;

/** Another person who has something unsent on this device; never what it is. */
export type Other = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** When it goes, in milliseconds since 1970. */
  readonly goesAt: number;
  /** Whether the one who asks was told of it before. */
  readonly wasTold: boolean;
};

/** Notes that a person is here: what waits for her stays for another while, and whoever comes then is told anew. */
export async function meet(store: OutboxStore, id: string, now: number): Promise<void> {
  const { tx, people } = await store.write();
  await people.put({ ...(await people.get(id)), id, seenAt: now, told: [] });
  await tx.done;
}

/**
 * Who but the viewer has something unsent here, as the viewer is told of it now. What nobody has come back for in time is
 * dropped: an account may be gone, and its words would lie here for ever.
 * @param now milliseconds since 1970.
 */
export async function lookAtOthers(store: OutboxStore, viewer: string, now: number): Promise<Other[]> {
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
    const person = (await people.get(id)) ?? { id, seenAt: now, told: [] };
    const goesAt = person.seenAt + KEPT_FOR_OTHERS_MS;
    if (now < goesAt) {
      await people.put({ ...person, told: [...new Set([...person.told, viewer])] });
      others.push({ id, name, count, goesAt, wasTold: person.told.includes(viewer) });
      continue;
    }
    await Promise.all(seqs.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]));
    const forms = await typed.index('owner').getAllKeys(id);
    await Promise.all([...forms.map((key) => typed.delete(key)), people.delete(id)]);
  }
  await tx.done;
  return others.filter(({ name }) => name !== '');
}

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
