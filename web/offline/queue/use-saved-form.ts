import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Errors, isEmpty, only, without } from '#web/lib/field-errors.ts';
import { FormBase } from '#web/lib/form-base.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { type FormOptions, type Typed, typedOf } from '#web/parts/form.ts';
import { useForm } from '#web/parts/use-form.ts';
import { said } from '#words/sentences.ts';
import { choiceAt } from './conflict-list.tsx';
import type { JobDraft } from './job.ts';
import { keepDraft } from './keep-draft.ts';
import { type ContestedForm, type FieldConflict, useConflicts } from './use-conflicts.ts';
import { useJobs, useOutbox, useSaveStatus } from './use-outbox.ts';

type Values<S extends z.ZodMiniObject> = Partial<z.output<S>>;

export type SavedFormOptions<S extends z.ZodMiniObject, Saved> = Omit<
  FormOptions<S, string>,
  'begin' | 'kept' | 'onTyped'
> & {
  /** The stored fields, and their revision (PRODUCT.md#two-devices). */
  stored: Values<S>;
  revision: number;
  /** The same in the response to a save. */
  storedIn: (saved: Saved) => Values<S>;
  /** Milliseconds from the last change to the save (PRODUCT.md#limits). */
  delayMs: number;
  /** The job that saves what was changed since a revision; `values` is all that can be sent of the form. */
  draftOf: (
    change: Values<S>,
    now: { revision: number; values: Values<S> },
  ) => JobDraft & { readonly form: string };
  /** True when it reopens by itself until its thing is ended. */
  opensAgain?: boolean;
  /** The device or the server has a save. */
  onSettled?: () => void;
};

/**
 * A form that saves itself after a pause, and at once when it is left (PRODUCT.md#saving-a-step, PRODUCT.md#limits).
 * What cannot be stored stays in its field with a message and is not sent; all that is typed is on the device long
 * before (PRODUCT.md#what-waits-on-a-device). Where two devices write (PRODUCT.md#two-devices), a field that was
 * changed elsewhere only is taken over, and one that was changed on both sides waits until the student has chosen.
 */
export function useSavedForm<S extends z.ZodMiniObject, Saved extends { revision?: number }>(
  schema: S,
  options: SavedFormOptions<S, Saved>,
) {
  const { stored, revision } = options;
  const { typed } = useOutbox();
  const { about, form: name } = options.draftOf({}, { revision, values: {} });
  const [left] = useState(() => only(typed.textsOf(name), stored));
  const waiting = useConflicts(about);
  const contested = Object.fromEntries(waiting.map((it) => [it.field, it]));
  const form = useForm(schema, {
    ...options,
    begin: { ...typedOf(stored), ...left } as Typed,
    onTyped: (field) => note([field]),
  });
  const { autosave, base, isOver, keep, take } = useSaves(options, form, contested, left);
  const isPending = useJobs().some((job) => job.about === about);
  const follow = useRef(() => {});
  follow.current = () => take(stored, revision);
  // While something waits `stored` has that too, and cannot say what the server has.
  useEffect(() => {
    if (!isPending && revision > base.revision) follow.current();
  }, [isPending, revision, base]);
  useLaid(stored, () => form.show(typedOf(base.lay(stored as Values<S>, revision, form.check().values))));

  /** Fields were changed here: what can be stored is saved after the pause, the rest held. */
  function note(names: readonly string[]): void {
    const { values, errors } = form.check();
    const changed = only(values, Object.fromEntries(names.map((it) => [it, true])));
    const held = only(errors, Object.fromEntries(names.map((it) => [it, true])));
    base.touch(changed);
    if (!isEmpty(changed)) autosave.change(changed);
    if (!isEmpty(held)) autosave.hold(held);
  }
  const takeUp = useRef(() => {
    if (options.opensAgain) keep({}, Object.keys(left));
    note(Object.keys(left));
  });
  useEffect(() => takeUp.current(), []);

  const conflicts = choicesOf(form, autosave, base);
  return {
    ...form,
    typed: form.typed,
    isSaving: form.isSaving,
    failure: form.failure,
    ...controlsOf(form, autosave.errors, contested, conflicts),
    /** Returns the typed values that can be sent. */
    values: () => form.check().values,
    about,
    autosave,
    base,
    status: useSaveStatus(autosave, about),
    /** True while a choice between two versions is awaited. */
    isContested: !isEmpty(contested),
    conflicts,
    isOver,
    /** Ends what the form is about by `work`: nothing more is saved, unless that fails. @throws what `work` throws. */
    end: async (work: () => Promise<void>): Promise<void> => {
      autosave.discard();
      isOver.current = true;
      try {
        await work();
      } catch (error) {
        isOver.current = false;
        const { values, errors } = form.check();
        autosave.change(base.changesOf(values));
        autosave.hold(errors);
        throw error;
      }
    },
  };
}

/**
 * Fields that nobody has touched here show what another window has written, also while it waits (PRODUCT.md#two-devices).
 */
function useLaid(stored: object, lay: () => void): void {
  const latest = useRef(lay);
  latest.current = lay;
  const now = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is another object each time.
  useEffect(() => latest.current(), [now]);
}

type AnyForm<S extends z.ZodMiniObject> = ReturnType<typeof useForm<S, string>>;
type Base<S extends z.ZodMiniObject> = FormBase<Values<S>>;

/** Sends what is changed, and takes in what is stored then. */
function useSaves<S extends z.ZodMiniObject, Saved extends { revision?: number }>(
  options: SavedFormOptions<S, Saved>,
  form: AnyForm<S>,
  contested: object,
  left: object,
) {
  const outbox = useOutbox();
  const isOver = useRef(false);
  const [base] = useState<Base<S>>(() => {
    const begun: Base<S> = new FormBase(options.stored, options.revision);
    const { form: name } = options.draftOf({}, { revision: options.revision, values: {} });
    begun.recall(left, outbox.typed.baseOf(name));
    return begun;
  });
  const draftOf = (change: Values<S>) => ({
    ...options.draftOf(change, { revision: base.revisionOf(change), values: form.check().values }),
    seen: base.seenOf(change),
  });

  /** Takes in stored fields; those untouched here show them. */
  function take(stored: Values<S>, revision: number): void {
    const news = base.take(stored, revision, form.check().values);
    form.show(typedOf(without(news, contested)));
  }

  const receive = (saved: Saved | null) => saved && take(options.storedIn(saved), saved.revision ?? 0);

  const autosave = useAutosave<Values<S>>(
    (change, isLeaving) => {
      if (isOver.current) return Promise.resolve();
      const sending = outbox.send<Saved>(draftOf(change), { isLeaving, isHeld: true });
      base.write(change);
      sending.settled.then(options.onSettled, () => undefined);
      sending.delivered.then(receive, () => undefined);
      return sending;
    },
    options.delayMs,
    keep,
  );
  return { autosave, base, isOver, keep, take };

  function keep(change: Values<S>, held: readonly PropertyKey[]): () => Promise<boolean> {
    // Whatever ends it has its words.
    if (isOver.current) return () => Promise.resolve(true);
    const { opensAgain } = options;
    const texts = form.textsOf(held);
    return keepDraft(outbox.typed, {
      draft: draftOf(change),
      hasChanges: !isEmpty(change),
      texts,
      base: base.baseOf(texts),
      opensAgain,
    });
  }
}

/** Its fields and boxes, with what is wrong, and what there is to choose where something was written elsewhere too. */
function controlsOf<S extends z.ZodMiniObject>(
  form: AnyForm<S>,
  errors: Errors<Values<S>>,
  contested: Readonly<Record<string, FieldConflict>>,
  conflicts: ContestedForm,
) {
  const heldBack = (name: keyof Values<S>) => errors[name] && said(errors[name]);
  const saidAt = (name: string, error: string | undefined) => ({
    error: error ?? heldBack(name as keyof Values<S>),
    notice: contested[name] && choiceAt(contested[name], conflicts),
  });
  return {
    field: (name: string) => ({ ...form.field(name), ...saidAt(name, form.field(name).error) }),
    box: (name: string) => ({ ...form.box(name), ...saidAt(name, form.box(name).error) }),
  };
}

/** The fields follow what is chosen between two versions. */
function choicesOf<S extends z.ZodMiniObject>(
  form: AnyForm<S>,
  autosave: ReturnType<typeof useSaves<S, { revision?: number }>>['autosave'],
  base: Base<S>,
): ContestedForm {
  const typedNow = (field: string) => form.check().values[field as keyof Values<S>];
  return {
    // A text here may be one side of the choice with the other window's words.
    typedIn: (field) => (base.isUnseen(field as keyof Values<S>) ? undefined : typedNow(field)),
    show: (field, value, revision) => {
      // Typed and unsent text is part of the chosen-from value.
      autosave.hold({ [field]: '' } as Errors<Values<S>>);
      autosave.release(field as keyof Values<S>);
      form.show(typedOf({ [field]: value }));
      base.show(field as keyof Values<S>, value as never, revision);
    },
  };
}
