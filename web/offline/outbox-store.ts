import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Plan } from './coalescing.ts';
import type { Job } from './job.ts';

interface OutboxSchema extends DBSchema {
  jobs: { key: number; value: Job; indexes: { owner: string } };
  /** The bytes of photos, under the place of their job. */
  files: { key: number; value: ArrayBuffer };
}

const STORES = ['jobs', 'files'] as const;

/**
 * The jobs of every person on this device, in IndexedDB. A write is done when it is on the disk (`durability: 'strict'`):
 * what was kept outlives the end of the browser and of the battery.
 */
export class OutboxStore {
  readonly #name: string;
  #open: Promise<IDBPDatabase<OutboxSchema>> | null = null;

  constructor(name = 'outbox') {
    this.#name = name;
  }

  #database(): Promise<IDBPDatabase<OutboxSchema>> {
    const forget = () => {
      this.#open = null;
    };
    this.#open ??= openDB<OutboxSchema>(this.#name, 1, {
      upgrade(database, _before, _now, making) {
        // What ends it ends the opening too, and that is awaited.
        making.done.catch(() => undefined);
        const jobs = database.createObjectStore('jobs', { keyPath: 'seq', autoIncrement: true });
        jobs.createIndex('owner', 'owner');
        database.createObjectStore('files');
      },
      // Another tab brings a newer version: this one opens it again when it needs it.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      // The browser closed it, since its data was cleared.
      terminated: forget,
    });
    this.#open.catch(forget);
    return this.#open;
  }

  async #write() {
    return this.#begin((await this.#database()).transaction(STORES, 'readwrite', { durability: 'strict' }));
  }

  async #read() {
    return this.#begin((await this.#database()).transaction(STORES));
  }

  #begin<M extends IDBTransactionMode>(tx: IDBPTransaction<OutboxSchema, typeof STORES, M>) {
    // What ends it ends its requests too, and those are awaited.
    tx.done.catch(() => undefined);
    return { tx, jobs: tx.objectStore('jobs'), files: tx.objectStore('files') };
  }

  /** What waits for a person, in the order of sending, without the bytes of photos. */
  async list(owner: string): Promise<Job[]> {
    return (await this.#read()).jobs.index('owner').getAll(owner);
  }

  /** Who else has something waiting on this device, and how much. */
  async othersThan(owner: string): Promise<{ id: string; name: string; count: number }[]> {
    const others = new Map<string, { id: string; name: string; count: number }>();
    for (const { owner: id, ownerName: name } of await (await this.#read()).jobs.getAll()) {
      if (id !== owner) others.set(id, { id, name, count: (others.get(id)?.count ?? 0) + 1 });
    }
    return [...others.values()];
  }

  /** How much waits on this device, of everybody. */
  async countAll(): Promise<number> {
    return (await this.#read()).jobs.count();
  }

  /** Drops everything of a person, unsent. */
  async dropAllOf(owner: string): Promise<void> {
    await this.drop((await this.list(owner)).map((job) => job.seq));
  }

  async file(seq: number): Promise<ArrayBuffer | undefined> {
    return (await this.#read()).files.get(seq);
  }

  /**
   * Does what `plan` says of the jobs of a person, all of it or nothing. Gives the job as it is stored, and those that
   * it took up or that were dropped.
   * @throws DOMException 'QuotaExceededError' when the device is full.
   */
  async change(
    owner: string,
    plan: (waiting: readonly Job[]) => Plan,
    file?: ArrayBuffer,
  ): Promise<{ stored: Job | null; gone: Job[] }> {
    const { tx, jobs, files } = await this.#write();
    try {
      const waiting = await jobs.index('owner').getAll(owner);
      const { put, drop } = plan(waiting);
      const dropped = drop.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]);
      const stored = put && { ...put, seq: await jobs.put(put as Job) };
      await Promise.all([...dropped, stored && file && files.put(file, stored.seq)]);
      await tx.done;
      return { stored, gone: waiting.filter(({ seq }) => drop.includes(seq) || seq === stored?.seq) };
    } catch (fault) {
      abort(tx);
      throw fault;
    }
  }

  /** Notes that a job may have been sent from now on. Gives it as it is to be sent, or null when it is gone. */
  async begin(seq: number, prepare: (job: Job) => Job): Promise<Job | null> {
    const { tx, jobs } = await this.#write();
    const waiting = await jobs.get(seq);
    const begun = waiting ? { ...prepare(waiting), tries: waiting.tries + 1 } : null;
    if (begun) await jobs.put(begun);
    await tx.done;
    return begun;
  }

  /** Writes a job anew, unless another one took its place meanwhile. Gives whether it was still there. */
  async replace(job: Job): Promise<boolean> {
    const { tx, jobs } = await this.#write();
    const isThere = (await jobs.get(job.seq))?.key === job.key;
    if (isThere) await jobs.put(job);
    await tx.done;
    return isThere;
  }

  /**
   * Drops a job that the server has answered for, with the bytes of its photo; what waits of the same form goes on from
   * the revision that the answer has (RULINGS 25).
   */
  async settle(job: Job, revision?: number): Promise<void> {
    const { tx, jobs, files } = await this.#write();
    if ((await jobs.get(job.seq))?.key === job.key) {
      await Promise.all([jobs.delete(job.seq), files.delete(job.seq)]);
    }
    if (revision !== undefined && job.form !== null) {
      for (const waiting of await jobs.index('owner').getAll(job.owner)) {
        const { body, form, tries } = waiting;
        if (form !== job.form || tries > 0 || !body || !('revision' in body)) continue;
        await jobs.put({ ...waiting, body: { ...body, revision } });
      }
    }
    await tx.done;
  }

  /** Lets what the server did not take be tried again. */
  async unpark(owner: string): Promise<void> {
    const { tx, jobs } = await this.#write();
    const parked = (await jobs.index('owner').getAll(owner)).filter((job) => job.parked !== null);
    await Promise.all(parked.map((job) => jobs.put({ ...job, parked: null })));
    await tx.done;
  }

  /** Drops jobs unsent. */
  async drop(seqs: readonly number[]): Promise<void> {
    const { tx, jobs, files } = await this.#write();
    await Promise.all(seqs.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]));
    await tx.done;
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    (await open)?.close();
  }
}

/** Undoes what a broken transaction has done so far; most have been undone by the browser already. */
function abort(tx: { abort: () => void }): void {
  try {
    tx.abort();
  } catch {
    // It is over.
  }
}
