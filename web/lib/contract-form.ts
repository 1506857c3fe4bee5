import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { dismissFaults } from '#web/ui/toast-store.ts';
import { CallError } from './call.ts';

/** The sentences that are shown, by the field they stand at. */
type Sentences<Input> = Partial<Record<keyof Input & string, string>>;

export type ContractFormOptions<Input> = {
  /** Hears of every change, with all that is typed. */
  onChange?: (typed: Input) => void;
};

/**
 * A form whose fields are checked by the contract's own schema, so that a sentence of §5 is the same here and on the
 * server. Faults show when the form is sent, and go as soon as they are mended.
 */
export function useContractForm<Input extends Record<string, unknown>, Output>(
  schema: z.ZodMiniType<Output, Input>,
  initial: { [Name in keyof Input]?: Input[Name] | undefined },
  { onChange }: ContractFormOptions<Input> = {},
) {
  type Name = keyof Input & string;
  const [begin] = useState(initial);
  const [errors, setErrors] = useState<Sentences<Input>>({});
  const [handedOver, setHandedOver] = useState<Partial<Input>>({});
  const wasSent = useRef(false);
  const controls = useControls<Name>();

  const typed = (custom = handedOver) => ({ ...begin, ...custom, ...controls.read() }) as Input;

  function changed(name: Name, values = typed()): void {
    onChange?.(values);
    const { faults } = check(schema, values);
    if (wasSent.current) setErrors((shown) => ({ ...shown, [name]: faults[name] }));
  }

  /** Puts sentences at their fields, none at the others, and leads to the first of them. */
  function showFaults(faults: Sentences<Input>): void {
    setErrors(faults);
    controls.focusFirst((name) => faults[name] !== undefined);
  }

  /** Puts the sentences of a refusal at their fields, when it names some of this form's. */
  function showRefusal(error: unknown): void {
    const known = refusedFields(error).filter(([name]) => name in begin);
    if (known.length > 0) showFaults(Object.fromEntries(known) as Sentences<Input>);
  }

  /** Answers a form's being sent: with what the schema made of the fields, or with the sentences at them. */
  function handleSubmit(
    onValid: (data: Output) => unknown,
    onInvalid?: (faults: Sentences<Input>, typed: Input) => void,
  ) {
    return async (event: Pick<FormEvent, 'preventDefault'>) => {
      event.preventDefault();
      dismissFaults();
      wasSent.current = true;
      const values = typed();
      const { result, faults } = check(schema, values);
      showFaults(faults);
      if (result.success) await onValid(result.data);
      else onInvalid?.(faults, values);
    };
  }

  /** What a field component takes. */
  function field(name: Name) {
    return {
      name,
      ref: controls.hold(name),
      onChange: () => changed(name),
      defaultValue: textOf(begin[name]),
      error: errors[name],
    };
  }

  /**
   * The same for a control that is none of the browser's own: it is handed its value, which must be among those the form
   * begins with, and hands over another.
   */
  function customField<N extends Name>(name: N) {
    return {
      value: (handedOver[name] ?? begin[name]) as Input[N],
      ref: controls.holdCustom(name),
      onChange: (value: Input[N]) => {
        const custom = { ...handedOver, [name]: value };
        setHandedOver(custom);
        changed(name, typed(custom));
      },
      error: errors[name],
    };
  }

  return { field, customField, handleSubmit, showFaults, showRefusal };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function refusedFields(error: unknown): [string, string][] {
  return error instanceof CallError ? Object.entries(error.fields) : [];
}

type CustomControl = { focus: () => void };
type Control = CustomControl & { type?: string; value?: string; checked?: boolean };

/**
 * The controls of a form by name, in the order of the page. What is typed stays in them alone, where a password manager
 * may put it too.
 */
function useControls<Name extends string>() {
  const held = useRef(new Map<Name, Control>());

  function hold(name: Name) {
    return (control: Control | null) => {
      if (control) held.current.set(name, control);
      else held.current.delete(name);
    };
  }

  /** For what can only be led to; a button has a value too, which is not the field's. */
  function holdCustom(name: Name) {
    return (control: CustomControl | null) => hold(name)(control && { focus: () => control.focus() });
  }

  function read(): Partial<Record<Name, unknown>> {
    const values: Partial<Record<Name, unknown>> = {};
    for (const [name, { type, value, checked }] of held.current) {
      if (value !== undefined) values[name] = type === 'checkbox' ? checked : value;
    }
    return values;
  }

  function focusFirst(isWanted: (name: Name) => boolean): void {
    const [, control] = [...held.current].find(([name]) => isWanted(name)) ?? [];
    control?.focus();
  }

  return { hold, holdCustom, read, focusFirst };
}

/** Holds values to a schema; of what is wrong with a field its first sentence counts. */
function check<Input, Output>(schema: z.ZodMiniType<Output, Input>, values: Input) {
  const result = z.safeParse(schema, values);
  const faults: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) faults[String(path[0])] ??= message;
  return { result, faults: faults as Sentences<Input> };
}
