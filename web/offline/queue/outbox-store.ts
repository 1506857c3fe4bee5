import type { WriteNumber } from '#domain/rules/platform/write-numbers.ts';
import { planFor } from './coalescing.ts';
import { conflictAbout, divert, isContested, withContested } from './conflicts.ts';
import {
  type DraftKey,
  type DraftMark,
  type DraftRecord,
  isUnsent,
  keyOfDraft,
  shorten,
} from './draft-records.ts';
import { type FreshJob, type Job, type Plan, waitsForProject } from './job.ts';
import { beginJob, changeNumbering } from './kept-numbering.ts';
import { withSettled, withUsed } from './numbering.ts';
import { afterDelivery } from './of-deleted.ts';
import { type KnownPerson, OutboxDatabase } from './outbox-database.ts';

/** The jobs of every person on this device, and what they have typed and not sent. */
export class OutboxStore {
  readonly #database: OutboxDatabase;

  constructor(name = 'outbox') {
    this.#database = new OutboxDatabase(name);
  }

  /** Begins a change of everything that lies here, for what is no part of sending. */
  write() {
    return this.#database.write();
  }

  #read() {
    return this.#database.read();
  }

  /** Lists a person's waiting jobs in the order of sending, without the bytes of photos. */
  async list(owner: string): Promise<Job[]> {
    return (await this.#read()).jobs.index('owner').getAll(owner);
  }

  /** The same, with the numbering and device of a person's writes, if they exist, and the end of the waiting. */
  async read(
    owner: string,
  ): Promise<{ jobs: Job[] } & Partial<Pick<KnownPerson, 'numbering' | 'device' | 'goesAt'>>> {
    const { jobs, people } = await this.#read();
    const [waiting, person] = await Promise.all([jobs.index('owner').getAll(owner), people.get(owner)]);
    return { jobs: waiting, ...person };
  }

  /** Counts everything on this device only, of any person: waiting jobs, and drafts that cannot be sent. */
  async countAll(): Promise<number> {
    const { jobs, typed } = await this.#read();
    const [waiting, records] = await Promise.all([jobs.count(), typed.getAll()]);
    return waiting + records.filter(isUnsent).length;
  }

  /** Drops everything of a person: unsent work and drafts. */
  async dropAllOf(owner: string): Promise<void> {
    const { tx, jobs, files, typed } = await this.write();
    const seqs = await jobs.index('owner').getAllKeys(owner);
    const records = await typed.index('owner').getAllKeys(owner);
    await Promise.all(seqs.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]));
    await Promise.all(records.map((key) => typed.delete(key)));
    await tx.done;
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
    { file, sent, used }: Besides = {},
  ): Promise<{ stored: Job | null; gone: Job[] }> {
    const { tx, jobs, files, typed, people } = await this.write();
    try {
      const [waiting, records] = await Promise.all([
        jobs.index('owner').getAll(owner),
        sent ? typed.index('owner').getAll(owner) : [],
      ]);
      const { put, drop, change } = plan(waiting);
      // Awaited together: what ends the transaction ends each of them, and none may be left unheard.
      const dropped = drop.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]);
      const [seq] = await Promise.all([...[put, change].map((it) => it && jobs.put(it as Job)), ...dropped]);
      const stored = put && { ...put, seq: seq as number };
      if (stored && file) await files.put(file, stored.seq);
      if (sent) await Promise.all(records.map((record) => shorten(typed, record, sent)));
      if (used) await changeNumbering(people, owner, (it) => withUsed(it, used));
      await tx.done;
      return { stored, gone: waiting.filter(({ seq }) => drop.includes(seq) || seq === stored?.seq) };
    } catch (error) {
      abort(tx);
      throw error;
    }
  }

  /** Does what was planned for a choice, unless that was made already, in another tab. */
  async choose(job: Job, plan: Plan): Promise<void> {
    const isWaiting = (waiting: readonly Job[]) => waiting.some(({ key }) => key === job.key);
    await this.change(job.owner, (waiting) => (isWaiting(waiting) ? plan : { put: null, drop: [] }));
  }

  /** Notes that a job may have been sent from now on. Gives it as it is to be sent; null if it is gone or parked by now. */
  begin(seq: number): Promise<Job | null> {
    return beginJob(this.#database, seq);
  }

  /** Writes a job anew, unless another one took its place meanwhile. Gives whether it was still there. */
  async replace(job: Job): Promise<boolean> {
    const { tx, jobs } = await this.write();
    const isThere = (await jobs.get(job.seq))?.key === job.key;
    if (isThere) await jobs.put(job);
    await tx.done;
    return isThere;
  }

  /**
   * Drops a job that the server has answered for, with the bytes of its photo; `contested` is what of it waits for a
   * choice now. What was written into the same fields since waits with it. A job that is gone was answered for already,
   * or lives on in another one: its response says nothing any more, and would bring back older words.
   */
  async settle(job: Job, contested: FreshJob | null): Promise<void> {
    const { tx, jobs, files, people } = await this.write();
    const isThere = (await jobs.get(job.seq))?.key === job.key;
    if (isThere) await Promise.all([jobs.delete(job.seq), files.delete(job.seq)]);
    const waiting = await jobs.index('owner').getAll(job.owner);
    const { number } = job;
    if (number) {
      await changeNumbering(
        people,
        job.owner,
        (it) => it && (it.device === number.device ? withSettled(it, waiting) : it),
      );
    }
    const after = afterDelivery(job, waiting);
    await Promise.all(after.filter((it) => !waiting.includes(it)).map((it) => jobs.put(it)));
    if (isThere && contested) {
      let conflict = withContested(conflictAbout(waiting, job.about), contested);
      for (const later of waiting.filter((it) => it.about === job.about && it.tries === 0)) {
        const diverted = divert(later, conflict);
        if (!diverted) continue;
        conflict = diverted.conflict;
        await (diverted.rest ? jobs.put(diverted.rest) : jobs.delete(later.seq));
      }
      await jobs.put(conflict as Job);
    }
    await tx.done;
  }

  /**
   * Lets what the server did not take be tried again; of a project, what it did not take while that was gone, and what
   * waited for it to be chosen.
   */
  async unpark(owner: string, project?: string): Promise<void> {
    const { tx, jobs } = await this.write();
    const parked = (await jobs.index('owner').getAll(owner)).filter(
      (job) =>
        job.parked !== null && (project === undefined ? !isContested(job) : waitsForProject(job, project)),
    );
    const gone = project === undefined ? undefined : 'again';
    const freed = (job: Job): Job =>
      isContested(job) ? { ...job, gone: undefined } : { ...job, parked: null, gone };
    await Promise.all(parked.map((job) => jobs.put(freed(job))));
    await tx.done;
  }

  /** Drops jobs unsent. */
  async drop(seqs: readonly number[]): Promise<void> {
    const { tx, jobs, files } = await this.write();
    await Promise.all(seqs.flatMap((seq) => [jobs.delete(seq), files.delete(seq)]));
    await tx.done;
  }

  /** Writes down what is typed, before it returns; null when nothing is. */
  writeDraft(key: DraftKey, record: DraftRecord | null): void {
    this.#database.writeDraft(key, record);
  }

  /** Returns a person's drafts here. */
  async typedOf(owner: string): Promise<DraftRecord[]> {
    return (await this.#read()).typed.index('owner').getAll(owner);
  }

  /** Drops some of what a person has typed here, unsent. */
  async dropDrafts(owner: string, isIt: (record: DraftRecord) => boolean): Promise<void> {
    const { tx, typed } = await this.write();
    const records = await typed.index('owner').getAll(owner);
    await Promise.all(records.filter(isIt).map((record) => typed.delete(keyOfDraft(record))));
    await tx.done;
  }

  /** These words went another way than through `change`: straight to the server. */
  async endDrafts(job: FreshJob, mark: DraftMark): Promise<void> {
    const { tx, typed } = await this.write();
    const records = await typed.index('owner').getAll(job.owner);
    await Promise.all(records.map((record) => shorten(typed, record, { job, mark })));
    await tx.done;
  }

  /**
   * Makes jobs of what was typed on pages that have ended since, at whatever moment. A page that is still there loses
   * nothing by it: what it sends in the end comes behind.
   * @param here the page that takes it over, whose own words are still being typed.
   */
  async takeOverDrafts(owner: string, here: DraftMark): Promise<DraftRecord[]> {
    const { tx, jobs, files, typed } = await this.write();
    const records = await typed.index('owner').getAll(owner);
    // In the order in which it was typed: of two pages' words for one field the later ones stay (PRODUCT.md#two-devices).
    const left = records
      .filter(({ by }) => by !== here.by)
      .toSorted((one, other) => (one.writtenAt ?? 0) - (other.writtenAt ?? 0));
    for (const record of left) {
      if (!record.job) continue;
      const { put, drop, change } = planFor(await jobs.index('owner').getAll(owner), record.job);
      if (change) await jobs.put(change as Job);
      for (const seq of drop) await Promise.all([jobs.delete(seq), files.delete(seq)]);
      if (put) await jobs.put(put as Job);
      await shorten(typed, record, { job: record.job, mark: record });
    }
    await tx.done;
    return left;
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

/** Work done together with a change of the jobs. */
export type Besides = {
  readonly file?: ArrayBuffer | undefined;
  readonly sent?: { readonly job: FreshJob; readonly mark: DraftMark };
  /** A number under which something is on its way already. */
  readonly used?: WriteNumber | null | undefined;
};

/** Undoes what a broken transaction has done so far; most have been undone by the browser already. */
function abort(tx: { abort: () => void }): void {
  try {
    tx.abort();
  } catch {
    // It is over.
  }
}
