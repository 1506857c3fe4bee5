import { useEffect, useRef, useState } from 'react';
import type { SourceKind } from '#domain/contract/photos/photos.ts';
import { fileError } from '#domain/rules/photos/photo.ts';
import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { CallError, isGone, isUnauthorized, remedyFor, sentenceOf } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { UnreadableFileError } from '#web/lib/unreadable-file.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { DeviceFullError } from '#web/offline/queue/outbox-words.ts';
import { noteUnkept } from '#web/offline/queue/unkept-photos.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import type { ConnectionState } from '#web/offline/queue/verdict.ts';
import { dismissErrors, toast } from '#web/ui/toast-store.ts';
import * as said from '#words/photos/photo-panel.ts';
import * as sentences from '#words/sentences.ts';
import { keptWords, type PhotoTarget } from './change-photos.queries.ts';
import type { PhotoWords } from './photos.queries.ts';

/** The knowledge of a picture beyond its file. */
export type Taken = {
  /** Its subject on the source tree. */
  readonly kind?: SourceKind | undefined;
  /** When it was taken, where the file cannot tell. */
  readonly takenAt?: string;
};

/** A file on its way to the server. */
export type Sending = {
  /** The id of the future photo; trying again never makes two (PRODUCT.md#write-once). */
  readonly id: string;
  readonly file: File;
  /** The file to upload when the device does not keep it. */
  readonly ready: File | null;
  /** Null until its bytes leave. */
  readonly percent: number | null;
  /** 'kept' once the device or the server has it. */
  readonly state: 'reading' | 'kept' | 'failed';
  readonly message?: Sentence;
  /** Advice, when the message has none. */
  readonly note?: string | undefined;
  /** True when the same file may succeed another time. */
  readonly mayRetry: boolean;
  readonly cancelling: AbortController;
  readonly taken: Taken;
};

function begun({ id, file, taken }: Pick<Sending, 'id' | 'file' | 'taken'>): Sending {
  const cancelling = new AbortController();
  return { id, file, taken, ready: null, percent: null, state: 'reading', mayRetry: true, cancelling };
}

/**
 * A file as it was chosen: one that is no picture or too large is named at once and is never sent
 * (PRODUCT.md#kinds-of-picture).
 */
function chosen(file: File, taken: Taken): Sending {
  const error = fileError(file);
  const sending = begun({ id: newId(), file, taken });
  if (!error) return sending;
  const { title, message, remedy } = error;
  const note = remedy && sentences.said(remedy);
  toast({ title, description: message, note, variant: 'destructive' });
  return { ...sending, state: 'failed', message, note, mayRetry: false };
}

/** Returns an error's known message, or the fallback. */
function knownMessage(error: unknown, fallback: string): Sentence {
  const isOurs = error instanceof DeviceFullError || error instanceof UnreadableFileError;
  return isOurs ? error.message : sentenceOf(error, fallback);
}

/** The server's verdict on a file's bytes stays; a lost answer, a full server or an ended session may pass. */
function failed(error: unknown): Partial<Sending> & Pick<Sending, 'mayRetry'> {
  const isRefused = error instanceof CallError && [400, 413, 415].includes(error.status);
  const isFinal = isRefused || error instanceof UnreadableFileError;
  const message = knownMessage(error, said.notThrough(remedyFor(error)));
  return { state: 'failed', message, mayRetry: !isFinal };
}

function sayNotSaved(error: unknown, { title, description }: PhotoWords['notSaved']): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: knownMessage(error, description), variant: 'destructive' });
}

/** The last word is that of a failure, which asks for something. */
function sayOutcome(outcomes: ReadonlySet<string>, words: PhotoWords, line: ConnectionState): void {
  if (outcomes.has('failed')) return;
  if (outcomes.has('kept')) toast(keptWords(line));
  else if (outcomes.has('saved')) toast({ title: words.saved });
}

/** The upload of a photo, as it waits on the device. */
function uploadOf(
  { id, file, taken }: Sending,
  { endpoint, params, kind = taken.kind }: PhotoTarget,
): JobDraft {
  const { takenAt } = taken;
  return {
    endpoint,
    params,
    file,
    isAsChosen: true,
    parts: { id, ...(takenAt && { takenAt }), ...(kind && { photoTypes: kind }) },
    does: 'creates',
    about: id,
    within: [params.projectId, params.entryId].filter((it) => it !== undefined).map(String),
    label: said.pendingPhoto(file.name),
  };
}

type PhotoUploads = {
  /** Asked for when a file is chosen: a draft may have to be made for it. */
  readonly target: () => Promise<PhotoTarget>;
  readonly words: PhotoWords;
  /** Told when none of those chosen together is on its way any more. */
  readonly onSent: () => void;
};

/**
 * Keeps all photos on the device as soon as they are chosen; the outbox makes them ready and sends them, each in a request
 * of its own, so that a bad one holds up no other. They go on when the screen is left.
 */
export function usePhotoUploads({ target, words, onSent }: PhotoUploads) {
  const outbox = useOutbox();
  const { sendings, begin, change, keep, remove, onLeaving } = useSendings();

  /** Gives whether the server has it; if not, the device does. */
  async function deliver(sending: Sending): Promise<boolean> {
    const { id, cancelling } = sending;
    const where = await target();
    cancelling.signal.throwIfAborted();
    const sent = outbox.send(uploadOf(sending, where), {
      isPatient: true,
      signal: cancelling.signal,
      onProgress: (part) => change(id, { percent: Math.round(part * 100) }),
      onReady: (ready) => change(id, { ready }),
    });
    onLeaving(sent.letGo);
    sent.kept.then(() => keep(id)).catch(() => undefined);
    return (await sent.settled) !== null;
  }

  async function send(sending: Sending): Promise<'saved' | 'kept' | 'failed' | 'gone'> {
    const { id, cancelling } = sending;
    const isWaiting = () => outbox.jobs.some(({ about }) => about === id);
    try {
      const isSaved = await deliver(sending);
      remove(id);
      if (isSaved) return 'saved';
      return isWaiting() ? 'kept' : 'gone';
    } catch (error) {
      if (cancelling.signal.aborted) return 'gone';
      // It goes up after the login, or once its project is there again.
      if ((isUnauthorized(error) || isGone(error)) && isWaiting()) {
        remove(id);
        return 'gone';
      }
      const failure = failed(error);
      change(id, failure);
      noteUnkept(id, failure.mayRetry ? 'failed' : null);
      sayNotSaved(error, words.notSaved);
      return 'failed';
    }
  }

  async function sendAll(all: readonly Sending[]): Promise<void> {
    for (const { id } of all) noteUnkept(id, 'coming');
    const outcomes = new Set(await Promise.all(all.map(send)));
    onSent();
    sayOutcome(outcomes, words, outbox.line);
  }

  return {
    sendings,
    /** Files chosen together; the first is what a place was pressed for. */
    add: (files: readonly File[], { kind, ...taken }: Taken = {}) => {
      const all = files.map((file, at) => chosen(file, at === 0 && kind ? { ...taken, kind } : taken));
      begin(all);
      void sendAll(all.filter((it) => it.state !== 'failed'));
    },
    retry: (sending: Sending) => {
      dismissErrors();
      const again = begun(sending);
      change(sending.id, { ...again, message: undefined });
      void sendAll([again]);
    },
    /** Takes a file off the list; one on its way is called back. */
    cancel: ({ id, cancelling }: Sending) => {
      cancelling.abort();
      remove(id);
      void outbox.withdraw(id);
    },
  };
}

/** The files that are on their way. Once the screen is left nobody is there to deal with what becomes of them. */
function useSendings() {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const latest = useRef(sendings);
  latest.current = sendings;
  const leaving = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const letGo of leaving.current) letGo();
      for (const { id, state } of latest.current) if (state === 'failed') noteUnkept(id, null);
    },
    [],
  );
  const change = (id: string, sending: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...sending } : one)));
  return {
    sendings,
    /** Messages about the previous choice are forgotten. */
    begin: (chosen: readonly Sending[]) =>
      setSendings((all) => [
        ...all.filter(({ state, mayRetry }) => state !== 'failed' || mayRetry),
        ...chosen,
      ]),
    change,
    keep: (id: string) => {
      noteUnkept(id, null);
      change(id, { state: 'kept' });
    },
    remove: (id: string) => {
      noteUnkept(id, null);
      setSendings((all) => all.filter((one) => one.id !== id));
    },
    onLeaving: (letGo: () => void) => leaving.current.push(letGo),
  };
}
