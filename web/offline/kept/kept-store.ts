import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { inTime } from '#web/lib/in-time.ts';
import type { Read } from '#web/offline/overlay/pending-mutation.ts';
import { KEPT_DATABASE } from './device-owner.ts';
import { personAsKnownToday } from './kept-shape.ts';

/** The server's last response to a read. */
export type KeptResponse = {
  readonly queryKey: readonly unknown[];
  readonly meta: Read;
  readonly data: unknown;
  /** Milliseconds since 1970 by the clock of the device. */
  readonly readAt: number;
};

interface KeptSchema extends DBSchema {
  answers: { key: string; value: KeptResponse };
  person: { key: 'here'; value: User };
}

/**
 * The reads of the student signed in on this device, in IndexedDB and of one person only
 * (PRODUCT.md#what-a-device-keeps). Losing them costs only time, so writes need not be on the disk.
 */
export class KeptStore {
  #open: Promise<IDBPDatabase<KeptSchema>> | null = null;

  #database(): Promise<IDBPDatabase<KeptSchema>> {
    const forget = () => {
      this.#open = null;
    };
    if (this.#open) return this.#open;
    const opening = openDB<KeptSchema>(KEPT_DATABASE, 1, {
      upgrade(database, _before, _now, making) {
        // A failure ends the opening too, which is awaited.
        making.done.catch(() => undefined);
        database.createObjectStore('answers');
        database.createObjectStore('person');
      },
      // It is deleted when somebody else signs in.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    const opened = inTime(opening);
    const forgetIt = () => this.#open === opened && forget();
    this.#open = opened;
    // Until it has an answer after all nobody waits for it again.
    opened.catch(() => opening.then((database) => database.close()).then(forgetIt, forgetIt));
    return opened;
  }

  async #begin<M extends 'readonly' | 'readwrite'>(mode: M) {
    const tx = (await this.#database()).transaction(['answers', 'person'], mode);
    // A failure ends its requests too, which are awaited.
    tx.done.catch(() => undefined);
    return tx;
  }

  /** Returns the user last signed in, as far as this version can tell. */
  async person(): Promise<User | undefined> {
    const kept = await (await this.#begin('readonly')).objectStore('person').get('here');
    return kept && personAsKnownToday(kept);
  }

  /** Notes who is signed in; what somebody else has read goes. */
  async enter(person: User): Promise<void> {
    const tx = await this.#begin('readwrite');
    const before = await tx.objectStore('person').get('here');
    if (before && before.id !== person.id) await tx.objectStore('answers').clear();
    await tx.objectStore('person').put(person, 'here');
    await tx.done;
  }

  /** Returns this person's reads. */
  async responses(): Promise<KeptResponse[]> {
    return (await this.#begin('readonly')).objectStore('answers').getAll();
  }

  /** Keeps responses of `owner`, unless somebody else has signed in meanwhile. */
  async keep(owner: string, responses: ReadonlyMap<string, KeptResponse>): Promise<void> {
    const tx = await this.#begin('readwrite');
    const person = await tx.objectStore('person').get('here');
    if (person?.id === owner) {
      for (const [key, response] of responses) await tx.objectStore('answers').put(response, key);
    }
    await tx.done;
  }

  /** Drops the responses whose keys begin in one way. */
  async dropUnder(beginning: string): Promise<void> {
    const tx = await this.#begin('readwrite');
    await tx.objectStore('answers').delete(IDBKeyRange.bound(beginning, `${beginning}\uffff`));
    await tx.done;
  }

  /** Drops what was read before a time, such as that of projects that are long gone. */
  async dropBefore(time: number): Promise<void> {
    const tx = await this.#begin('readwrite');
    for await (const cursor of tx.objectStore('answers')) {
      if (cursor.value.readAt < time) await cursor.delete();
    }
    await tx.done;
  }
}

export const keptStore = new KeptStore();
