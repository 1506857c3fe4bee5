import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { changesOf, only, without } from '../lib/field-errors.ts';
import type { FormOptions, Typed } from './form.ts';
import { useForm } from './use-form.ts';

export type ChangeFormOptions<S extends z.ZodMiniObject, Name extends string> = Omit<
  FormOptions<S, Name>,
  'begin' | 'save'
> & {
  /** The stored fields, as they stand in the form. */
  stored: Typed<Name>;
  /** Sends what was changed here, which may be nothing. */
  save: (change: Partial<z.output<S>>) => Promise<unknown>;
};

/**
 * A form about what others may put right meanwhile: only the fields that were changed here are sent, so that one that was open
 * longer undoes nothing. A field that nobody has touched here shows what is stored by now; of two who change the same
 * one the last wins.
 */
export function useChangeForm<S extends z.ZodMiniObject, Name extends string>(
  schema: S,
  { stored, kept, save, ...options }: ChangeFormOptions<S, Name>,
) {
  /** The base of changes: the stored values known to this form. */
  const base = useRef<Typed>(stored);
  const form = useForm<S, Name>(schema, {
    ...options,
    begin: stored,
    // Text that only stood there is not kept: on its return it might undo another person's correction.
    kept: kept && { ...kept, keep: (typed) => kept.keep(changesOf(typed, base.current)) },
    save: async (data) => {
      const sent = changesOf(form.typed, base.current);
      await save(only(data, sent));
      follow.current(sent);
    },
  });
  const follow = useRef((_: Typed) => {});
  follow.current = (news) => {
    const touched = changesOf(form.typed, base.current);
    base.current = { ...stored, ...news };
    form.show(without<Partial<Typed<Name>>>({ ...stored, ...news }, touched));
  };
  const now = JSON.stringify(stored);
  useEffect(() => follow.current(JSON.parse(now)), [now]);
  return form;
}
