import { useEffect } from 'react';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { fileError } from '#domain/rules/photos/photo.ts';
import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { CallError, isGone, isUnauthorized, remedyFor, sentenceOf } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { UnreadableFileError } from '#web/lib/unreadable-file.ts';
import {
  addSendings,
  changeSending,
  isLeft,
  keepSending,
  leavePlace,
  removeSending,
  type SendingPhoto,
  type Taken,
  useSendings,
} from '#web/offline/queue/chosen-photos.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { DeviceFullError } from '#web/offline/queue/outbox-words.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import type { ConnectionState } from '#web/offline/queue/verdict.ts';
import { dismissErrors, toast } from '#web/ui/toast-store.ts';
import * as said from '#words/photos/photo-panel.ts';
import * as sentences from '#words/sentences.ts';
import { keptWords, type PhotoTarget } from './change-photos.queries.ts';
import type { PhotoWords } from './photos.queries.ts';

type Chosen = Pick<SendingPhoto, 'id' | 'file' | 'taken' | 'owner' | 'place' | 'within'>;

function begun({ id, file, taken, owner, place, within }: Chosen): SendingPhoto {
  const whose = { owner, place, within };
  const cancelling = new AbortController();
  const fresh = { ready: null, percent: null, state: 'reading', mayRetry: true, isLeft: false } as const;
  return { id, file, taken, ...whose, ...fresh, cancelling };
}

/** The ids of the project and the entry that a target lies in. */
function withinOf({ params }: PhotoTarget): string[] {
  return [params.projectId, params.entryId].filter((it) => it !== undefined).map(String);
}

/**
 * A file as it was chosen: one that is no picture or too large is named at once and is never sent
 * (PRODUCT.md#kinds-of-picture).
 */
function chosen(file: File, where: Omit<Chosen, 'id' | 'file'>): SendingPhoto {
  const error = fileError(file);
  const sending = begun({ id: newId(), file, ...where });
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

/**
 * The server's verdict on a file's bytes stays, and so does a project or an entry that is gone; a lost answer, a full
 * server or an ended session may pass.
 */
function failed(error: unknown): Partial<SendingPhoto> {
  const isRefused = error instanceof CallError && [400, 404, 413, 415].includes(error.status);
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
function uploadOf({ id, file, taken, within }: SendingPhoto, target: PhotoTarget): JobDraft {
  const { endpoint, params, kind = taken.kind } = target;
  const { takenAt } = taken;
  return {
    endpoint,
    params,
    file,
    isAsChosen: true,
    parts: { id, ...(takenAt && { takenAt }), ...(kind && { photoTypes: kind }) },
    does: 'creates',
    about: id,
    within,
    label: said.pendingPhoto(file.name),
  };
}

type PhotoUploads = {
  readonly target: PhotoTarget;
  readonly words: PhotoWords;
  /** Told when none of those chosen together is on its way any more. */
  readonly onSent: () => void;
};

/**
 * Keeps all photos on the device as soon as they are chosen; the outbox makes them ready and sends them, each in a request
 * of its own, so that a bad one holds up no other. They go on when the screen is left, and the next screen of the same
 * target takes over what is not there yet.
 */
export function usePhotoUploads({ target, words, onSent }: PhotoUploads) {
  const outbox = useOutbox();
  const { where, sendings } = useSendingsTo(target, outbox.owner.id);

  /** Gives whether the server has it; if not, the device does. */
  async function deliver(sending: SendingPhoto): Promise<boolean> {
    const { id, cancelling } = sending;
    await target.ready?.();
    cancelling.signal.throwIfAborted();
    const sent = outbox.send(uploadOf(sending, target), {
      isPatient: true,
      signal: cancelling.signal,
      onProgress: (part) => changeSending(id, { percent: Math.round(part * 100) }),
      onReady: (ready) => changeSending(id, { ready }),
    });
    if (isLeft(id)) sent.letGo();
    else changeSending(id, { letGo: sent.letGo });
    sent.kept.then(() => keepSending(id)).catch(() => undefined);
    return (await sent.settled) !== null;
  }

  async function send(sending: SendingPhoto): Promise<'saved' | 'kept' | 'failed' | 'gone'> {
    const { id, cancelling } = sending;
    const isWaiting = () => outbox.jobs.some(({ about }) => about === id);
    try {
      const isSaved = await deliver(sending);
      removeSending(id);
      if (isSaved) return 'saved';
      return isWaiting() ? 'kept' : 'gone';
    } catch (error) {
      if (cancelling.signal.aborted) return 'gone';
      // It goes up after the login, or once its project is there again; of one whose screen was left the outbox tells.
      if ((isUnauthorized(error) || isGone(error) || isLeft(id)) && isWaiting()) {
        removeSending(id);
        return 'gone';
      }
      changeSending(id, failed(error));
      sayNotSaved(error, words.notSaved);
      return 'failed';
    }
  }

  async function sendAll(all: readonly SendingPhoto[]): Promise<void> {
    const outcomes = new Set(await Promise.all(all.map(send)));
    onSent();
    sayOutcome(outcomes, words, outbox.line);
  }

  return {
    sendings,
    /** Files chosen together; the first is what a place was pressed for. */
    add: (files: readonly File[], { kind, ...taken }: Taken = {}) => {
      const takenAt = (at: number) => (at === 0 && kind ? { ...taken, kind } : taken);
      const all = files.map((file, at) => chosen(file, { ...where, taken: takenAt(at) }));
      addSendings(all);
      void sendAll(all.filter((it) => it.state !== 'failed'));
    },
    retry: (sending: SendingPhoto) => {
      dismissErrors();
      const again = begun(sending);
      changeSending(sending.id, { ...again, message: undefined, letGo: undefined });
      void sendAll([again]);
    },
    /** Takes a file off the list; one on its way is called back. */
    cancel: ({ id, cancelling }: SendingPhoto) => {
      cancelling.abort();
      removeSending(id);
      void outbox.withdraw(id);
    },
  };
}

/** The photos on their way to a target, which its screen leaves behind as it goes. */
function useSendingsTo(target: PhotoTarget, owner: string) {
  const place = `${addressOf(target.endpoint, target.params)} ${target.kind ?? ''}`;
  useEffect(() => () => leavePlace(owner, place), [owner, place]);
  return { where: { owner, place, within: withinOf(target) }, sendings: useSendings(owner, place) };
}
