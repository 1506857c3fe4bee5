import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isUnauthorized } from '#web/lib/call.ts';
import { changesOf, isEmpty, only, without } from '#web/lib/field-errors.ts';
import { FormBase } from '#web/lib/form-base.ts';
import { KEEP_WITHIN_MS, Soon } from '#web/lib/soon.ts';
import { announceUnsaved } from '#web/lib/unsaved.ts';
import { type KeptTexts, type Typed, typedOf } from '#web/parts/form.ts';
import type { Texts } from './draft-records.ts';
import type { JobDraft } from './job.ts';
import { keepDraft } from './keep-draft.ts';
import type { Outgoing } from './outbox-words.ts';
import { useJobs, useOutbox } from './use-outbox.ts';

/** Texts of a form over what is stored. */
export type DraftTexts<T extends object> = KeptTexts & {
  /** The fields as the form was opened. */
  readonly begun: T;
  /** The values under what is typed, some of it on an earlier page. */
  readonly base: FormBase<T>;
  /**
   * Lets `save` hand over the form by a job that takes its texts along; where that fails they lie here again.
   * @throws what `save` throws.
   */
  readonly handOver: (save: () => Promise<unknown>) => Promise<void>;
};

/**
 * Fields as they are stored, in a form, and their revision. `filled` are those that the form fills in itself, with
 * what is right on that day: they are kept with whatever is typed.
 */
export type Begun<T extends object> = {
  readonly fields: T;
  readonly revision: number;
  readonly filled?: Partial<T>;
};

/**
 * Keeps what is changed in a form that is sent by its button only: a page that ends before that brings it back into its
 * fields. Text that only stood there is not kept: on its return it might undo what was written elsewhere since. Once
 * `draft`'s thing is changed by it, or nobody wants it any more, it is gone.
 */
export function useDraftTexts<T extends object>(
  draft: JobDraft & { form: string },
  now: Begun<T>,
): DraftTexts<T> {
  const { typed } = useOutbox();
  const [{ begun, filled, left, base }] = useState(() => takeUp(typed, draft.form, now));
  const latest = useRef({ draft, texts: left });
  // Until something is typed here, all of it comes from the device.
  const isKept = useRef(() => Promise.resolve(true));
  latest.current.draft = draft;
  const write = () => {
    const { texts } = latest.current;
    const note = { ...latest.current, hasChanges: false, base: base.baseOf(without(texts, filled)) };
    isKept.current = keepDraft(typed, note);
  };
  const [soon] = useState(() => new Soon(write, KEEP_WITHIN_MS));
  useEffect(() => {
    const leave = () => soon.now();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [soon]);
  useEffect(() => {
    const save = async () => soon.now();
    const isSafe = async () => isEmpty(latest.current.texts) || isKept.current();
    return announceUnsaved({ save, isSafe });
  }, [soon]);
  const keep = (texts: Texts) => {
    latest.current.texts = texts;
    soon.wish();
  };
  return {
    begun,
    base,
    left,
    keep: (all) => {
      const texts = textsOver(all, begun);
      keep(isEmpty(texts) ? texts : { ...textsIn(only(all, filled)), ...texts });
    },
    handOver: async (save) => {
      // Written down later they would come behind what takes them along.
      soon.now();
      try {
        await save();
      } catch (error) {
        // For the person signed in the job waits, where the device keeps it; where not, neither are the texts gone there.
        if (!isUnauthorized(error)) keep(latest.current.texts);
        throw error;
      }
    },
    forget: () => {
      keep({});
      soon.now();
    },
  };
}

/** True while texts typed into a form over these fields wait on this device for its button. */
export function useHasDraftTexts(form: string, fields: object): boolean {
  const { typed } = useOutbox();
  return useSyncExternalStore(typed.subscribe, () => !isEmpty(textsOver(typed.textsOf(form), fields)));
}

/** Drops what is typed into a form that cannot be opened any more, once nothing about its thing waits to be sent. */
export function useEndOfDraftTexts(draft: JobDraft & { form: string }, isOver: boolean): void {
  const { typed } = useOutbox();
  const isWaiting = useJobs().some(({ about }) => about === draft.about);
  const hasTexts = useSyncExternalStore(typed.subscribe, () => !isEmpty(typed.textsOf(draft.form)));
  useEffect(() => {
    if (isOver && hasTexts && !isWaiting) typed.keep({ draft, hasChanges: false, texts: {} });
  }, [typed, draft, isOver, hasTexts, isWaiting]);
}

function takeUp<T extends object>(
  typed: Outgoing['typed'],
  form: string,
  { fields: stored, revision, filled = {} }: Begun<T>,
) {
  const fields = { ...stored, ...filled };
  const base = new FormBase(fields, revision);
  const left = textsOver(typed.textsOf(form), fields);
  base.recall(without(left, filled), typed.baseOf(form));
  return { begun: fields, filled, left, base };
}

/** Texts that stand otherwise than in the stored fields. */
function textsOver(typed: Typed, fields: object): Texts {
  const begun = typedOf(fields);
  const changes = Object.entries(changesOf(typed, begun)).filter(([name]) => name in begun);
  return textsIn(Object.fromEntries(changes));
}

function textsIn(typed: object): Texts {
  return Object.fromEntries(Object.entries(typed).map(([name, it]) => [name, String(it)]));
}
