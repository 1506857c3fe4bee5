import { useRef, useState } from 'react';
import type { SourceKind } from '#domain/contract/photos.ts';
import { fileError } from '#domain/rules/photo.ts';
import type { Sentence } from '#domain/rules/sentence.ts';
import { CallError, isUnauthorized, remedyFor, sentenceOf } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type PreparedPhoto, preparePhoto } from '#web/lib/prepare-photo.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { DeviceFullError } from '#web/offline/queue/outbox-words.ts';
import type { Line } from '#web/offline/queue/sender.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { dismissErrors, toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/fields.ts';
import * as said from '#words/photo-panel.ts';
import { keptWords, type PhotoTarget } from './change-photos.queries.ts';
import type { PhotoWords } from './photos.queries.ts';

/** What is known of a picture beyond its file. */
export type Taken = {
  /** What it shows of the source tree. */
  readonly kind?: SourceKind | undefined;
  /** When it was taken, where the file cannot tell. */
  readonly takenAt?: string;
};

/** A file on its way to the server. */
export type Sending = {
  /** Of the photo that it becomes; trying again never makes two (§17.3). */
  readonly id: string;
  readonly file: File;
  readonly prepared: PreparedPhoto | null;
  readonly percent: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly message?: Sentence;
  /** Of a failed one: that the same file may get through another time. */
  readonly mayRetry: boolean;
  readonly cancelling: AbortController;
  readonly taken: Taken;
};

function waiting({
  id,
  file,
  prepared,
  taken,
}: Pick<Sending, 'id' | 'file' | 'prepared' | 'taken'>): Sending {
  const cancelling = new AbortController();
  return { id, file, prepared, taken, percent: 0, state: 'waiting', mayRetry: true, cancelling };
}

/** A file as it was chosen: one that is no picture or too large is named at once and is never sent (§5). */
function chosen(file: File, taken: Taken): Sending {
  const error = fileError(file);
  const sending = waiting({ id: newId(), file, prepared: null, taken });
  if (!error) return sending;
  toast({ title: error.title, description: error.message, variant: 'destructive' });
  return { ...sending, state: 'failed', message: error.message, mayRetry: false };
}

/** What is known of an error, or the words to fall back on. */
function knownMessage(error: unknown, fallback: string): Sentence {
  return error instanceof DeviceFullError ? error.message : sentenceOf(error, fallback);
}

/** What the server says of a file's bytes stays true; a lost answer, a full server or an ended session does not. */
function failed(error: unknown): Partial<Sending> {
  const isFinal = error instanceof CallError && [400, 413, 415].includes(error.status);
  const message = knownMessage(error, said.notThrough(remedyFor(error)));
  return { state: 'failed', message, mayRetry: !isFinal };
}

function sayNotSaved(error: unknown, { title, description }: PhotoWords['notSaved']): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: knownMessage(error, description), variant: 'destructive' });
}

/** The last word is that of a failure, which asks for something. */
function sayOutcome(outcomes: ReadonlySet<string>, words: PhotoWords, line: Line): void {
  if (outcomes.has('failed')) return;
  if (outcomes.has('kept')) toast(keptWords(line));
  else if (outcomes.has('saved')) toast({ title: words.saved });
}

/** The upload of a photo, as it waits on the device. */
function uploadOf(
  id: string,
  { file, takenAt }: PreparedPhoto,
  taken: Taken,
  { endpoint, params, kind = taken.kind }: PhotoTarget,
): JobDraft {
  const moment = takenAt ?? taken.takenAt;
  return {
    endpoint,
    params,
    file,
    parts: { id, ...(moment && { takenAt: moment }), ...(kind && { photoTypes: kind }) },
    does: 'creates',
    about: id,
    within: [params.projectId, params.entryId].filter((it) => it !== undefined).map(String),
    label: said.pendingPhoto(file.name),
  };
}

type PhotoUploads = {
  /** Asked for when a file is sent: a draft may have to be made for it. */
  readonly target: () => Promise<PhotoTarget>;
  readonly words: PhotoWords;
  /** Told when none of those chosen together is on its way any more. */
  readonly onSent: () => void;
};

/**
 * Makes photos ready and sends them, one after the other and each in a request of its own, so that a bad one holds up
 * no other. They go on when the screen is left.
 */
export function usePhotoUploads({ target, words, onSent }: PhotoUploads) {
  const outbox = useOutbox();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const change = (id: string, it: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...it } : one)));
  const remove = (id: string) => setSendings((all) => all.filter((one) => one.id !== id));

  /** Gives whether the server has it; if not, the device does. */
  async function deliver({ id, file, prepared, taken, cancelling: { signal } }: Sending): Promise<boolean> {
    const photo = prepared ?? (await preparePhoto(file, signal));
    change(id, { prepared: photo, message: undefined });
    const where = await target();
    signal.throwIfAborted();
    const onProgress = (part: number) =>
      change(id, { percent: Math.round(part * 100), message: part === 1 ? fields.saving : undefined });
    const draft = uploadOf(id, photo, taken, where);
    const response = await outbox.send(draft, { onProgress, isPatient: true }).settled;
    return response !== null;
  }

  async function send(sending: Sending): Promise<'saved' | 'kept' | 'failed' | 'cancelled'> {
    const { id, cancelling } = sending;
    if (cancelling.signal.aborted) return 'cancelled';
    change(id, { state: 'sending', message: said.preparing });
    try {
      const isSaved = await deliver(sending);
      remove(id);
      if (cancelling.signal.aborted) return 'cancelled';
      return isSaved ? 'saved' : 'kept';
    } catch (error) {
      if (cancelling.signal.aborted) return 'cancelled';
      change(id, failed(error));
      sayNotSaved(error, words.notSaved);
      return 'failed';
    }
  }

  async function sendAll(all: readonly Sending[]): Promise<void> {
    const outcomes = new Set<string>();
    for (const sending of all) outcomes.add(await send(sending));
    onSent();
    sayOutcome(outcomes, words, outbox.line);
  }

  /** Behind those that are on their way: two large pictures at once are too much for a small telephone. */
  function join(all: readonly Sending[]): void {
    line.current = line.current.then(() => sendAll(all));
  }

  return {
    sendings,
    add: (files: readonly File[], taken: Taken = {}) => {
      const all = files.map((file) => chosen(file, taken));
      setSendings((before) => [...before, ...all]);
      join(all.filter((it) => it.state === 'waiting'));
    },
    retry: (sending: Sending) => {
      dismissErrors();
      const again = waiting(sending);
      change(sending.id, { ...again, message: undefined });
      join([again]);
    },
    /** Takes a file off the list; one on its way is called back. */
    cancel: ({ id, cancelling }: Sending) => {
      cancelling.abort();
      remove(id);
      void outbox.withdraw(id);
    },
  };
}
