import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { inTime } from '#web/lib/in-time.ts';
import type { DraftKey, DraftRecord } from './draft-records.ts';
import type { Job } from './job.ts';
import type { Numbering } from './numbering.ts';

/** Somebody who has written on this device. */
export type KnownPerson = {
  readonly id: string;
  /** For tabs of an earlier version of the app, which drop what is older by the clock of the device. */
  readonly seenAt: number;
  /** The end of the waiting, in milliseconds since 1970 by the server's clock; only once it was shown. */
  readonly goesAt?: number;
  /** The ids of people who were told that something waits here. */
  readonly told: readonly string[];
  /** Stays after a logout, so that a person is one device for the server on every visit. */
  readonly numbering?: Numbering;
  /** The id under which this browser writes for the person (this-device.ts); it stays as well. */
  readonly device?: string;
  /** The one before it, for which the server could not tell what was done (renumbering.ts). */
  readonly deviceBefore?: string | undefined;
};

export interface OutboxSchema extends DBSchema {
  jobs: { key: number; value: Job; indexes: { owner: string } };
  /** The bytes of photos, under the place of their job. */
  files: { key: number; value: ArrayBuffer };
  /** Drafts not sent yet: one record for each form and page of a person. */
  typed: { key: DraftKey; value: DraftRecord; indexes: { owner: string } };
  people: { key: string; value: KnownPerson };
}

const STORES = ['jobs', 'files', 'typed', 'people'] as const;
const VERSION = 3;

/** The database in which this device keeps what was written on it and not sent, of every person. */
export class OutboxDatabase {
  readonly #name: string;
  #opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;
  /** There once it is open: a page that is about to go cannot wait for it. */
  #now: IDBPDatabase<OutboxSchema> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  #open(): Promise<IDBPDatabase<OutboxSchema>> {
    const forget = () => {
      this.#opening = null;
      this.#now = null;
    };
    if (this.#opening) return this.#opening;
    const opening = openDB<OutboxSchema>(this.#name, VERSION, {
      upgrade(database, before, _now, making) {
        // A failure ends the opening too, which is awaited.
        making.done.catch(() => undefined);
        if (before < 1) {
          const jobs = database.createObjectStore('jobs', { keyPath: 'seq', autoIncrement: true });
          jobs.createIndex('owner', 'owner');
          database.createObjectStore('files');
        }
        if (before < 2) database.createObjectStore('people', { keyPath: 'id' });
        if (before === 1) void unparkAll(making).catch(() => undefined);
        if (before === 2) void keyTypedByPage(database, making).catch(() => undefined);
        else makeTyped(database);
      },
      // Another tab deletes it, or brings a newer version. Where that is newer than this app knows it cannot open it again:
      // what is written then goes to the server at once.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      // The browser closed it, since its data was cleared.
      terminated: forget,
    });
    const opened = inTime(opening);
    const forgetIt = () => this.#opening === opened && forget();
    this.#opening = opened;
    opened.then(
      (database) => {
        this.#now = database;
      },
      // Until it has an answer after all nobody waits for it again; and then another opening may be newer.
      () => opening.then((database) => database.close()).then(forgetIt, forgetIt),
    );
    return opened;
  }

  /** Begins a change that is done when it is on the disk (`durability: 'strict'`): it outlives the end of the battery. */
  async write() {
    return this.#begin((await this.#open()).transaction(STORES, 'readwrite', { durability: 'strict' }));
  }

  async read() {
    return this.#begin((await this.#open()).transaction(STORES));
  }

  /**
   * Hands what is typed over to the browser before it returns: from then on it outlives the page, and the browser's end,
   * though not that of the battery. `null` takes away what was there.
   */
  writeDraft(key: DraftKey, record: DraftRecord | null): void {
    const write = (database: IDBPDatabase<OutboxSchema>) => {
      const tx = database.transaction('typed', 'readwrite', { durability: 'relaxed' });
      tx.done.catch(() => undefined);
      const written = record ? tx.store.put(record) : tx.store.delete(key);
      written.catch(() => undefined);
      // Without it the browser would wait for the page to say that nothing more comes.
      tx.commit?.();
    };
    try {
      if (!this.#now) throw new Error('It is not open yet, or was closed for a newer version.');
      write(this.#now);
      return;
    } catch {
      // It is opened, or opened anew.
    }
    // Where a browser has no such database nothing is kept, and nothing is to be said about it at each key.
    void (async () => write(await this.#open()))().catch(() => undefined);
  }

  #begin<M extends IDBTransactionMode>(tx: IDBPTransaction<OutboxSchema, typeof STORES, M>) {
    // A failure ends its requests too, which are awaited.
    tx.done.catch(() => undefined);
    return {
      tx,
      jobs: tx.objectStore('jobs'),
      files: tx.objectStore('files'),
      typed: tx.objectStore('typed'),
      people: tx.objectStore('people'),
    };
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    this.#now = null;
    (await opening)?.close();
  }
}

type VersionChange = IDBPTransaction<OutboxSchema, StoreNames<OutboxSchema>[], 'versionchange'>;

function makeTyped(database: IDBPDatabase<OutboxSchema>) {
  const typed = database.createObjectStore('typed', { keyPath: ['owner', 'form', 'by'] });
  typed.createIndex('owner', 'owner');
  return typed;
}

/** Before, all pages of a person shared one record for each form. */
async function keyTypedByPage(database: IDBPDatabase<OutboxSchema>, making: VersionChange): Promise<void> {
  const records = await making.objectStore('typed').getAll();
  database.deleteObjectStore('typed');
  const typed = makeTyped(database);
  await Promise.all(records.map((record) => typed.put(record)));
}

/** Many jobs were parked for a server error long past, so all of them are tried again. */
async function unparkAll(making: VersionChange): Promise<void> {
  for await (const cursor of making.objectStore('jobs')) {
    if (cursor.value.parked !== null) await cursor.update({ ...cursor.value, parked: null });
  }
}
