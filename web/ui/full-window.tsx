import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import * as words from '#words/platform/frame.ts';

import { IconButton } from './button.tsx';
import { escapeUnderNotification, NotificationBranch } from './notification-branch.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface FullWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keys that no control within has used. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A modal window over the whole screen, for what wants all of it: a photo, a camera. */
export function FullWindow({ open, onOpenChange, title, onKey, children }: FullWindowProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  const { onKeyDown, ...marks } = escapeUnderNotification(() => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...focusReturn}
          {...marks}
          onKeyDown={(event) => {
            onKeyDown(event);
            if (!event.defaultPrevented) onKey?.(event);
          }}
          aria-describedby={undefined}
          data-full-window=""
          className={
            'fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink outline-none ' +
            'data-[state=closed]:animate-fade data-[state=open]:animate-appear'
          }
        >
          <NotificationBranch />
          <div className="sticky top-0 z-10 flex items-start gap-1 bg-paper px-gutter pt-2 pb-1">
            <RadixDialog.Title className="min-w-0 flex-1 pt-2.5 text-base">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={words.close} icon={<X className="size-6" />} className="-mr-2" />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
