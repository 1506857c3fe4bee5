import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width of its container. */
  wide?: boolean;
}

const base =
  'inline-flex min-w-[min(2.75rem,14vw)] items-center justify-center gap-2 rounded-md text-center font-semibold no-underline select-none ' +
  'wrap-anywhere transition-colors active:translate-y-px [&>svg]:shrink-0 aria-busy:cursor-progress aria-busy:active:translate-y-0 ' +
  'off:translate-y-0 off:bg-paper-sunken off:text-ink-soft';

/** A surface that can be told from the page in the dark too, where the two differ little. */
const filled = 'off:shadow-[inset_0_0_0_1px_var(--line-strong)]';

const variants: Record<ButtonVariant, string> = {
  primary: `bg-forest text-on-forest shadow-[inset_0_-2px_0_var(--forest-edge)] hover:bg-forest-strong ${filled}`,
  secondary:
    'border border-line-strong bg-paper-raised text-ink hover:bg-moss hover:text-on-moss off:border-line',
  quiet: 'text-forest hover:bg-moss hover:text-on-moss off:bg-transparent',
  danger: `bg-danger text-on-danger shadow-[inset_0_-2px_0_var(--danger-edge)] hover:bg-danger-strong ${filled}`,
};

/** Smallest first; none is lower than 44 px, the size of a fingertip. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-[min(0.875rem,3vw)] py-2 text-sm',
  md: 'min-h-12 px-[min(1.25rem,4vw)] py-2.5 text-base',
  lg: 'min-h-14 px-[min(1.5rem,5vw)] py-3 text-[min(var(--text-lg),9vw)]/(--text-lg--line-height)',
};

/** The look of a button for something that is not one, such as a link. */
export function buttonClass({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full');
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Stands before the text; silent to screen readers. */
  icon?: ReactNode;
  /** The work this button started is under way: it takes no further click but keeps the focus. */
  pending?: boolean;
  /** The text while pending, such as 'Signing in...'. */
  pendingText?: string;
}

/** A button; `type` is "button" unless said otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, pending, pendingText, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...pendingAttributes(pending)}
      onClick={
        rest['aria-disabled'] ? swallow : pending === undefined ? rest.onClick : once(pending, rest.onClick)
      }
      className={cx(buttonClass({ variant, size, wide }), className)}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name to those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  pending?: boolean;
}

/** A square button of 44 px that shows an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', pending, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...pendingAttributes(pending)}
      aria-label={label}
      onClick={pending || rest['aria-disabled'] ? swallow : rest.onClick}
      className={cx(base, variants[variant], 'size-[min(2.75rem,14vw)] shrink-0', className)}
    >
      {pending ? <Spinner /> : icon}
    </button>
  );
}

/** A natively disabled button would drop the focus in the middle of the work, so it is disabled by attribute. */
function pendingAttributes(pending: boolean | undefined) {
  return pending ? { 'aria-disabled': true, 'aria-busy': true } : {};
}

/**
 * Work is started once: `pending` is shown only after the second click of a double click, which many a child makes.
 */
function once(pending: boolean, onClick: ButtonProps['onClick']): ButtonProps['onClick'] {
  return (event) => {
    if (pending || isAgain(event)) swallow(event);
    else onClick?.(event);
  };
}

/** No system takes two clicks for a double click that are further apart. */
const DOUBLE_CLICK_MS = 1000;
const clickedAt = new WeakMap<EventTarget, number>();

/** True for the second click on this button. Browsers count by place, where another button may have been before. */
function isAgain({ currentTarget, detail, timeStamp }: MouseEvent): boolean {
  const before = clickedAt.get(currentTarget) ?? Number.NEGATIVE_INFINITY;
  clickedAt.set(currentTarget, timeStamp);
  return detail > 1 && timeStamp - before < DOUBLE_CLICK_MS;
}

/** Also keeps a second Enter in a field from submitting the form: the browser clicks its submit button for it. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
