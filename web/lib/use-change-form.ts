import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { only } from './field-errors.ts';
import type { FormOptions, Typed } from './form.ts';
import { FormBase } from './form-base.ts';
import { useForm } from './use-form.ts';

export type ChangeFormOptions<S extends z.ZodMiniObject, Name extends string> = Omit<
  FormOptions<S, Name>,
  'begin' | 'save'
> & {
  /** What is stored of the fields, as it stands in them. */
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
  // No revisions: whatever was stored last is what changes are told from.
  const [base] = useState(() => new FormBase<Typed<Name>>(stored, 0));
  const form = useForm<S, Name>(schema, {
    ...options,
    begin: stored,
    // What only stood there is not kept: by the time it comes back it may be another's correction that it would undo.
    kept: kept && { ...kept, keep: (typed) => kept.keep(base.changesOf(typed as Typed<Name>) as Typed) },
    save: async (data) => {
      const sent = base.changesOf(form.typed);
      await save(only(data, sent));
      follow.current(sent);
    },
  });
  const follow = useRef((_: Partial<Typed<Name>>) => {});
  follow.current = (news) => form.show(base.take({ ...stored, ...news }, 0, form.typed));
  const now = JSON.stringify(stored);
  useEffect(() => follow.current(JSON.parse(now)), [now]);
  return form;
}
