import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CallError } from './call.ts';

type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

/**
 * A form whose fields are checked by the contract's own schema, so that a sentence of §5 is the same here and on the
 * server. Faults show when the form is sent, and go as soon as they are mended.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });

  /** Puts the sentences of a refusal at their fields; gives false when it names none of this form's. */
  function showRefusal(error: unknown): boolean {
    if (!(error instanceof CallError)) return false;
    const known = Object.entries(error.fields).filter(([field]) => field in form.getValues());
    for (const [index, [field, message]] of known.entries()) {
      form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    return known.length > 0;
  }

  /** What a field component takes: its registration and its sentence. */
  function field(name: Path<Input>) {
    const error = form.getFieldState(name, form.formState).error?.message;
    return { ...form.register(name), error };
  }

  return { ...form, field, showRefusal };
}
