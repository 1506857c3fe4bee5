import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The first line, standing for no choice; its value is ''. */
  placeholder?: string;
}

export type SelectFieldProps = FieldTexts & Omit<SelectProps, 'required'>;

/** The control alone, where its label stands beside it. */
export function Select({ options, placeholder, className, ...select }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...select}
        className={cx(controlClass, 'block appearance-none pr-[min(2.75rem,14vw)]', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}

/** One of a list: the phone's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, notice, required, id, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, notice, required, id, className }}>
      {(wiring) => <Select {...{ options, placeholder }} {...select} {...wiring} />}
    </Field>
  );
}
