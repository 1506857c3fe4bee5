import { useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { Form, type FormOptions } from './form.ts';

/**
 * A form that is on the screen: `<form noValidate ref={form.root} onSubmit={form.submit}>` around fields that are given
 * `form.field('name')` or `form.box('name')`.
 * @param schema what makes of each field's text what is sent.
 */
export function useForm<S extends z.ZodMiniObject, Name extends string>(
  schema: S,
  options: FormOptions<S, Name>,
): Form<S, Name> {
  const [form] = useState(() => new Form(schema, options));
  form.options = options;
  useSyncExternalStore(form.subscribe, () => form.state);
  return form;
}
