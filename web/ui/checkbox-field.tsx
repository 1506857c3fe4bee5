import type { ComponentProps, ReactNode } from 'react';

import { cx } from './class-names.ts';
import { FieldError, FieldHint, type FieldTexts, RequiredMark, useWiring } from './field.tsx';

export interface CheckboxFieldProps
  extends Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, 'required' | 'type'> {
  label: ReactNode;
  /** Stands below the label and outside it: a link or a button, which must not tick the box when clicked. */
  aside?: ReactNode;
}

const boxClass =
  'mt-0.5 grid size-6 shrink-0 appearance-none place-content-center rounded-sm border-2 border-line-strong ' +
  'bg-paper-raised transition-colors checked:border-forest checked:bg-forest aria-invalid:border-danger ' +
  'before:size-3.5 before:scale-0 before:bg-on-forest before:transition-transform checked:before:scale-100 ' +
  'before:[clip-path:polygon(14%_44%,0_59%,40%_100%,100%_16%,84%_3%,38%_67%)] ' +
  'disabled:border-line disabled:bg-paper-sunken forced-colors:appearance-auto';

/** A box to tick, with its label beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, notice, required, id, className, aside, ...input } = props;
  const { wiring, hintId, errorId, noticed } = useWiring({ id, hint, error, notice, required });
  return (
    <div className={cx('grid gap-1', className)}>
      <label htmlFor={wiring.id} className="flex min-h-11 items-start gap-3 py-2">
        <input {...input} {...wiring} type="checkbox" className={boxClass} />
        <span className="min-w-0">
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {aside && <div className="pl-9">{aside}</div>}
      <FieldError id={errorId}>{error}</FieldError>
      {noticed}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
