import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

/**
 * A menu under a button. Not modal: a dialog opened from it must get the focus. Not in a portal: it belongs to the
 * landmark of its button.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  // Only while open: on a busy machine Radix would take an appearance that begins late for one of going away, and keep
  // the closed menu until its end. Opened again by then, it is no new menu, and its first item does not get the focus.
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={
          'z-40 min-w-52 max-w-[calc(100vw-1rem)] rounded-md border border-line-strong bg-paper-raised p-1.5 ' +
          'text-ink shadow-lifted data-[state=open]:animate-appear'
        }
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  onSelect?: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The one child is the item itself, such as a link. */
  asChild?: boolean;
}

/** One line of a menu. */
export function MenuItem({ children, onSelect, icon, danger, disabled, asChild }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none',
        danger
          ? 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-on-danger-soft'
          : 'data-highlighted:bg-moss data-highlighted:text-on-moss',
        'data-disabled:cursor-not-allowed data-disabled:text-ink-soft',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}
