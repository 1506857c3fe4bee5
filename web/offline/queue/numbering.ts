import type { WriteNumber } from '#domain/rules/platform/write-numbers.ts';
import { newId } from '#web/lib/new-id.ts';
import type { FreshJob, Job } from './job.ts';

/** The numbering of a person's writes in this browser (PRODUCT.md#write-once), kept with the person on the device. */
export type Numbering = {
  readonly device: string;
  /** The number of the next write. */
  readonly next: number;
  readonly settled: number;
};

export function beginNumbering(device = newId()): Numbering {
  return { device, next: 1, settled: 0 };
}

/**
 * True when a job gets a number: creating calls are known by their new id, and deletions by nothing. The server keeps
 * no number of a deletion, nor a device that has only deleted.
 */
export function isNumbered(job: FreshJob): boolean {
  return job.photo === null && !job.endpoint.creates && job.endpoint.method !== 'DELETE';
}

/** True when a job needs a number now. */
export function needsNumber(job: Job): boolean {
  return isNumbered(job) && !job.number;
}

/** The next number, and how it goes on. */
export function takeNumber({ device, next, settled }: Numbering): [WriteNumber, Numbering] {
  return [
    { device, number: next, settled },
    { device, next: next + 1, settled },
  ];
}

/**
 * Among how many numbers one is taken in haste. What other pages have taken meanwhile, or the next page will take where this
 * one ends before the device has noted it, must hardly ever be the same one: those words would come as from another device.
 * So many writes later the server has forgotten it.
 */
const HASTE_RANGE = 1024;
/** One more than was read may be on its way by now. */
const JUST_BEGUN = 1;

/**
 * A number for a write that cannot wait for the device to give one. Should another tab take the same one, the server
 * takes neither for the other.
 * @param chance from 0 to 1.
 */
export function numberInHaste(
  { device, next, settled }: Numbering,
  jobs: readonly Job[],
  chance: number,
): WriteNumber {
  const begun = jobs.map(({ number }) => (number?.device === device ? number.number + 1 : 1));
  return {
    device,
    number: Math.max(next + JUST_BEGUN, ...begun) + 1 + Math.floor(chance * HASTE_RANGE),
    settled,
  };
}

/** Returns the numbering after a number taken in haste. */
export function withUsed(numbering: Numbering | undefined, { device, number }: WriteNumber): Numbering {
  if (!numbering) return { ...beginNumbering(device), next: number + 1 };
  if (numbering.device !== device) return numbering;
  return { ...numbering, next: Math.max(numbering.next, number + 1) };
}

/** Returns the numbering after an answered write: no number below the first waiting one comes again. */
export function withSettled(numbering: Numbering, waiting: readonly Job[]): Numbering {
  const open = waiting.map(({ number }) =>
    number?.device === numbering.device ? number.number : numbering.next,
  );
  return { ...numbering, settled: Math.max(numbering.settled, Math.min(numbering.next, ...open) - 1) };
}

/** As which device a job was written, where it says so. */
export function deviceOf({ body }: Pick<FreshJob, 'body'>): string | undefined {
  return (body as { device?: string } | null)?.device;
}

/**
 * The same words, written as another device: what was written as the first one since is not overwritten unseen
 * (PRODUCT.md#two-devices).
 */
export function asWrittenOn<J extends FreshJob>(job: J, device: string): J {
  return deviceOf(job) !== undefined ? { ...job, body: { ...job.body, device } } : job;
}
