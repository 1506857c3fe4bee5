import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as words from '#words/platform/frame.ts';

import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { escapeUnderNotification, NotificationBranch } from './notification-branch.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog, when `open` is not handed in. */
  trigger?: ReactElement<ComponentProps<'button'>>;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; on wide screens they stay in view while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** For a dialog whose footer has a Close button of its own. */
  hideCloseIcon?: boolean;
}

export type DialogWindowProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** A sheet from below on a phone, a page in the middle elsewhere. */
// Where the focus goes by itself it does not come to lie under the title, nor under the buttons. What is printed is the page
// behind it.
export const dialogPanelClass =
  'print:hidden scroll-pt-28 sm:scroll-pb-24 ' +
  // The strip above it is for notifications.
  'fixed inset-x-0 bottom-0 z-50 max-h-[min(92dvh,calc(100dvh-4rem))] overflow-y-auto overscroll-contain rounded-t-lg bg-paper-raised ' +
  'text-ink shadow-lifted outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise ' +
  'sm:top-16 sm:bottom-4 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-5rem)] sm:w-[calc(100%-2rem)] sm:rounded-lg';

/** While it fades it is in nobody's way; Radix's own style would have it catch the pointer to the end. */
export const dialogOverlayClass =
  'print:hidden fixed inset-0 z-50 bg-shade/55 data-[state=closed]:pointer-events-none! data-[state=closed]:animate-fade ' +
  'data-[state=open]:animate-appear';

/** On a phone it scrolls along: with a keyboard open or large text there is no room to give away. */
export const dialogFooterClass =
  'flex flex-col-reverse gap-2 border-line border-t bg-paper-raised px-gutter pt-3 ' +
  'pb-[max(1rem,env(safe-area-inset-bottom))] sm:sticky sm:bottom-0 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6';

/** A modal window, open or on its way out. The panel itself scrolls, so that the arrow keys move it from any control within. */
export function DialogWindow(props: DialogWindowProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', hideCloseIcon } = props;
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogOverlayClass} />
        <RadixDialog.Content
          {...escapeUnderNotification(() => onOpenChange(false))}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus(event);
            focusFirstField(event);
          }}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          className={cx(dialogPanelClass, widths[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <NotificationBranch />
          <div className="sticky top-0 z-10 flex items-start gap-3 bg-paper-raised px-gutter pt-4 pb-2 sm:px-6 sm:pt-5">
            <RadixDialog.Title className="min-w-0 flex-1 pt-1.5 text-xl">{title}</RadixDialog.Title>
            {!hideCloseIcon && (
              <RadixDialog.Close asChild>
                <IconButton label={words.close} icon={<X className="size-6" />} className="-mr-2" />
              </RadixDialog.Close>
            )}
          </div>
          <div className="px-gutter pb-6 sm:px-6">
            {description && (
              <RadixDialog.Description className="mb-4 text-ink-soft">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer && <div className={dialogFooterClass}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A form was opened to be filled in: its first field gets the focus, and not the cross in the corner. */
function focusFirstField(event: Event) {
  const panel = event.target as Element;
  const field = panel.querySelector<HTMLElement>('form :is(input, select, textarea):enabled');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Closes the dialog it stands in; wraps one button. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
