import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { cx } from './class-names.ts';

/** Texts of every field. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The message shown at the field when its value is wrong. */
  error?: string;
  /** A notice at the field though nothing is wrong; the words that describe the field have this id. */
  notice?: ((id: string) => ReactNode) | undefined;
  /** Marks the field; the check itself is the form's. */
  required?: boolean;
}

/** Props that tie a control to its label, hint and error; spread them on the control. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (wiring: ControlWiring) => ReactNode;
}

/** The look of a control with one line of text. */
export const controlClass =
  'w-full min-w-0 min-h-12 rounded-md border border-line-strong bg-paper-raised px-[min(0.875rem,3.5vw)] py-2.5 text-base ' +
  // In one piece at any size of text: what of day and time does not fit cannot be scrolled to.
  '[&[type=datetime-local]]:text-[min(1.0625rem,5.5vw)] ' +
  'text-ink transition-colors hover:border-forest aria-invalid:border-danger ' +
  // A wider border would make it higher than the field beside it.
  'aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] ' +
  'disabled:border-line disabled:bg-paper-sunken disabled:text-ink-soft';

/** Label, hint and error around one control, wired for screen readers in this one place. */
export function Field({ label, hint, error, notice, required, id, className, children }: FieldProps) {
  const { wiring, hintId, errorId, noticed } = useWiring({ id, hint, error, notice, required });
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="font-semibold">
        <label htmlFor={wiring.id}>{label}</label>
        {required && <RequiredMark />}
      </div>
      {children(wiring)}
      <FieldError id={errorId}>{error}</FieldError>
      {noticed}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}

/** The ids and ARIA attributes of one control. */
export function useWiring({
  id,
  hint,
  error,
  notice,
  required,
}: Omit<FieldTexts, 'label'> & { id?: string }) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const noticeId = `${controlId}-notice`;
  const wiring: ControlWiring = {
    id: controlId,
    'aria-describedby': cx(error && errorId, notice && noticeId, hint ? hintId : undefined) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return { wiring, hintId, errorId, noticed: notice?.(noticeId) };
}

/** Silent: `aria-required` says the same. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {'\u00a0*'}
    </span>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-ink-soft text-sm">
      {children}
    </p>
  );
}

type FieldErrorProps = {
  id?: string | undefined;
  /** A notification says it aloud already. */
  isSilent?: boolean;
  children: string | undefined;
};

/** An alert that waits for its turn: several fields may be wrong at once. */
export function FieldError({ id, isSilent, children }: FieldErrorProps) {
  if (!children) return null;
  const live = isSilent ? {} : ({ role: 'alert', 'aria-live': 'polite' } as const);
  return (
    <p id={id} {...live} className="flex gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
      {children}
    </p>
  );
}

export interface InputFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'required'> {
  /** Controls that fill it at a tap, over it or in its line. */
  above?: ReactNode;
  beside?: ReactNode;
}

/** One line of text; takes what a form's `field` gives, or `value` and `onChange`. */
export function TextField(props: InputFieldProps) {
  const { label, hint, error, notice, required, id, className, above, beside, ...input } = props;
  const control = (wiring: ControlWiring) => (
    <input type="text" {...input} {...wiring} className={controlClass} />
  );
  return (
    <Field {...{ label, hint, error, notice, required, id, className }}>
      {(wiring) => (
        <>
          {above}
          {beside ? (
            <div className="flex flex-wrap gap-1.5">
              <div className="min-w-[min(13rem,100%)] flex-1">{control(wiring)}</div>
              {beside}
            </div>
          ) : (
            control(wiring)
          )}
        </>
      )}
    </Field>
  );
}

/**
 * A decimal number as text, since a comma is as good as a point (PRODUCT.md#hours-and-dates) and a number input of the
 * browser gives an empty string for what it cannot read.
 */
export function NumberField(props: InputFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />;
}

/** A day as `YYYY-MM-DD`. */
export function DateField(props: InputFieldProps) {
  return <TextField {...props} type="date" />;
}

/** A moment as `YYYY-MM-DDTHH:mm`, as typed, without a time zone. */
export function DateTimeField(props: InputFieldProps) {
  return <TextField {...props} type="datetime-local" />;
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, notice, required, id, className, ...area } = props;
  return (
    <Field {...{ label, hint, error, notice, required, id, className }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={cx(controlClass, 'field-sizing-content min-h-28')}
        />
      )}
    </Field>
  );
}
