import { saveStep } from '#domain/contract/notebook/steps.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import type { Sentence } from '#domain/rules/platform/sentence.ts';
import type { WriteNumber } from '#domain/rules/platform/write-numbers.ts';
import { isGone } from '#web/lib/call.ts';
import { thisDevice } from './this-device.ts';

/** A call without its schemas: enough to send it, and to recognise it by method and path. */
export type JobEndpoint = Pick<Endpoint, 'method' | 'path' | 'creates'>;

/** A call in the place of another, with a body of its own where it needs one. */
export type OtherCall = JobEndpoint & { readonly body?: object };

/** A photo; its bytes lie beside the job. */
export type JobPhoto = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Text parts beside the file, such as its id. */
  readonly parts: Readonly<Record<string, string>>;
  /** Its bytes are those that were chosen: it is made ready before it is sent. How often that was begun. */
  readonly unready?: number;
};

/** True for a photo that lies here as it was chosen. */
export function isUnready({ photo }: Pick<FreshJob, 'photo'>): boolean {
  return photo?.unready !== undefined;
}

/** A feature's order to send. */
export type JobDraft = {
  readonly endpoint: JobEndpoint;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /**
   * For a save of a form: the revision that it began with; null for the first save of something new. Then the server
   * tells what another device changed too (PRODUCT.md#two-devices).
   */
  readonly basedOn?: number | null;
  /**
   * The seen values of the changed fields, so that another window's words are not overwritten unseen
   * (PRODUCT.md#two-devices).
   */
  readonly seen?: Seen;
  /** Sent instead when what the call changes is gone (404): what was typed is saved all the same. */
  readonly ifGone?: JobEndpoint;
  /** The body of that call, where it needs more than what was changed. */
  readonly whole?: object;
  readonly file?: File;
  /** The file is as it was chosen, and has to be made ready before it is sent. */
  readonly isAsChosen?: boolean;
  readonly parts?: Readonly<Record<string, string>>;
  readonly does: 'creates' | 'changes' | 'deletes';
  /** The id of what is created, changed or deleted. */
  readonly about: string;
  /** The ids of what that lies in, such as its project and its entry: without them it cannot be sent. */
  readonly within: readonly string[];
  /** For saves of one form, of which a newer one takes up an older one that waits (fields, the newest wins). */
  readonly form?: string;
  /** It takes along every text of its form, and leaves none there. */
  readonly takesTexts?: boolean;
  /** Its words on the page of waiting things. */
  readonly label: string;
};

/** Two windows of one child on one device write in the same fields. */
export type Seen = {
  /** The fields before the child's change. */
  readonly was: Readonly<Record<string, unknown>>;
  /** The fields' present values as far as this page knows, and their revision. */
  readonly now: Readonly<Record<string, unknown>>;
  readonly revision: number;
};

/** A call that waits on the device until the server has answered for it (PRODUCT.md#write-once). */
export type Job = Pick<JobDraft, 'takesTexts'> & {
  /** Its place in the order of sending. */
  readonly seq: number;
  /** Tells it from others in this browser: another body gets another one once the call may have been sent. */
  readonly key: string;
  /**
   * Its number for the server, from when it is sent first until it is answered or its body changes; null for none yet,
   * and for what creates.
   */
  readonly number: WriteNumber | null;
  /** The person it belongs to: it is sent as nobody else. */
  readonly owner: string;
  /** The owner's name, for the next user of the device if it still waits. */
  readonly ownerName: string;
  readonly endpoint: JobEndpoint;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body: object | null;
  readonly ifGone: OtherCall | null;
  readonly photo: JobPhoto | null;
  readonly does: JobDraft['does'];
  readonly about: string;
  readonly within: readonly string[];
  readonly form: string | null;
  readonly label: string;
  /** Milliseconds since 1970 by the clock of the device; nothing is decided by it. */
  readonly queuedAt: number;
  /** The number of begun sendings. */
  readonly tries: number;
  /** Why the server does not take it, in words for the person; null while it is to be sent. */
  readonly parked: Sentence | null;
  /** It took up one that was parked: whoever sent it last holds its own words, and not those of the other. */
  readonly holdsParked?: boolean;
  /** Another device's words in this job's fields, which wait for a choice (PRODUCT.md#two-devices). */
  readonly conflict?: Conflict | null;
  readonly seen?: Seen | null;
  /** The server has not found what it is about, whose project may come back; 'again' once it was tried after that. */
  readonly gone?: 'once' | 'again' | undefined;
  /** The page that wrote it, and where pages wrote it together, which of them wrote each field. */
  readonly page?: string | undefined;
  readonly writers?: Writers;
};

/** Which page of this device wrote a field. */
export type Writers = Readonly<Record<string, string | undefined>>;

/** Fields as they stand elsewhere, and the revision that they were seen at. */
export type Conflict = {
  readonly theirs: Readonly<Record<string, unknown>>;
  readonly revision: number;
  /** The window of this device that wrote each. */
  readonly writers?: Writers;
};

export type FreshJob = Omit<Job, 'seq'>;

/** A draft as it is stored, written on a device. */
export function jobFrom(
  draft: JobDraft,
  key: string,
  owner: { id: string; name: string },
  device = thisDevice(),
  page?: string,
): FreshJob {
  const { endpoint, params = {}, ifGone, whole, file, parts = {}, form = null, seen, ...rest } = draft;
  return {
    does: rest.does,
    about: rest.about,
    within: rest.within,
    label: rest.label,
    key,
    number: null,
    owner: owner.id,
    ownerName: owner.name,
    queuedAt: Date.now(),
    endpoint: endpointOf(endpoint),
    params,
    body: withOrigin(draft, device),
    ifGone: ifGone ? { ...endpointOf(ifGone), ...(whole && { body: whole }) } : null,
    photo: file ? photoFrom(file, parts, draft.isAsChosen) : null,
    form,
    ...(rest.takesTexts && { takesTexts: true }),
    tries: 0,
    parked: null,
    conflict: null,
    ...(page && { page }),
    ...(seen && { seen }),
  };
}

function photoFrom({ name, type, size }: File, parts: JobPhoto['parts'], isAsChosen = false): JobPhoto {
  return { name, type, size, parts, ...(isAsChosen && { unready: 0 }) };
}

function withOrigin({ body, basedOn }: JobDraft, device: string): object | null {
  if (basedOn === undefined) return body ?? null;
  return { ...body, ...(basedOn !== null && { revision: basedOn }), device };
}

/** Schemas are functions, and those cannot be stored. */
function endpointOf({ method, path, creates }: JobEndpoint): JobEndpoint {
  return { method, path, ...(creates && { creates }) };
}

/** A job that the server does not take. */
export function parkedFor(job: Job, error: unknown, message: Sentence): Job {
  const gone = isGone(error) ? (job.gone ?? 'once') : undefined;
  return { ...job, parked: message, number: null, gone };
}

/** True for a job refused for its missing project, to be tried when that is back. */
export function waitsForProject({ gone, about, within, parked }: Job, project: string): boolean {
  return parked !== null && gone === 'once' && [about, ...within].includes(project);
}

/** True when a job calls this endpoint. */
export function isCallOf(job: Pick<Job, 'endpoint'>, endpoint: JobEndpoint): boolean {
  return job.endpoint.method === endpoint.method && job.endpoint.path === endpoint.path;
}

const MANY_TRIES = 3;

/** True for a job tried so often without a response that others go first, unless they depend on it. */
export function isOftenTried({ tries }: Pick<Job, 'tries'>): boolean {
  return tries >= MANY_TRIES;
}

/**
 * Returns the job to send next: the first that is not parked, nor lies in a parked one. Words go before photos, since all
 * of them weigh less than one. A job that gives way goes behind all others, so that a stuck word stops no photo.
 */
export function nextToSend(
  jobs: readonly Job[],
  isHeldBack = (_: Job) => false,
  givesWay: (job: Job) => boolean = isOftenTried,
): Job | undefined {
  const missing = new Set(
    jobs.filter((job) => job.parked !== null && job.does === 'creates').map((job) => job.about),
  );
  const isHeld = (job: Job) => [job.about, ...job.within].some((id) => missing.has(id));
  const waiting: Job[] = [];
  const first: (Job | undefined)[] = [];
  for (const job of jobs.filter((it) => it.parked === null && !isHeld(it))) {
    const isFree = !isHeldBack(job) && !waiting.some((earlier) => dependsOn(job, earlier));
    if (isFree) first[2 * Number(givesWay(job)) + Number(job.photo !== null)] ??= job;
    waiting.push(job);
  }
  return first.find(Boolean);
}

/**
 * True when a job must not overtake an earlier one: both are about one thing, one lies in the other's, or one removes
 * it. Completing a step is checked against the whole project (PRODUCT.md#what-is-checked), so it follows all of that.
 */
export function dependsOn(job: FreshJob, earlier: FreshJob): boolean {
  if (job.about === earlier.about || job.within.includes(earlier.about)) return true;
  if (job.does === 'deletes' && earlier.within.includes(job.about)) return true;
  const isCompleting = isCallOf(job, saveStep) && job.body !== null && 'isCompleted' in job.body;
  return isCompleting && earlier.within[0] === job.within[0];
}

/** A job, and where it makes something, all jobs of what it makes: without it they could never be sent. */
export function withAllInIt(job: Job, jobs: readonly Job[]): Job[] {
  const isInIt = ({ about, within }: Job) => about === job.about || within.includes(job.about);
  return jobs.filter((it) => it.seq === job.seq || (job.does === 'creates' && isInIt(it)));
}

/** The changes to waiting jobs when another one comes. */
export type Plan = {
  /** The job to store: at the place of one that it takes up, or behind all. Null when nothing is left to be sent. */
  readonly put: Job | FreshJob | null;
  /** The places of those that need not be sent any more. */
  readonly drop: readonly number[];
  /** One that waits for a choice, with what was written since. */
  readonly change?: Job | FreshJob;
};
