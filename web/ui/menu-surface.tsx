import { Check } from 'lucide-react';
import { Menu as RadixMenu } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useRef } from 'react';

import { cx } from './class-names.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface MenuItemProps {
  children: ReactNode;
  onSelect?: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The one child is the item itself, such as a link. */
  asChild?: boolean;
}

export interface MenuSurfaceProps {
  button: RefObject<HTMLButtonElement | null>;
  id: string;
  /** A key opened it: the focus goes to the first item. */
  byKeyboard: boolean;
  onClose: () => void;
  align: 'start' | 'end';
  children: ReactNode;
}

/**
 * An open menu under its button. Not modal: a dialog opened from it must get the focus. Not in a portal: it belongs to the
 * landmark of its button.
 */
export function MenuSurface({ button, id, byKeyboard, onClose, align, children }: MenuSurfaceProps) {
  const hasBegun = useRef(false);
  const wasLeftByPointer = useRef(false);
  useBackCloses(true, onClose, false);
  return (
    <RadixMenu.Root open modal={false} onOpenChange={onClose}>
      <RadixMenu.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <RadixMenu.Content
        id={id}
        aria-labelledby={button.current?.id}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onFocus={({ currentTarget }) => {
          if (!byKeyboard || hasBegun.current) return;
          hasBegun.current = true;
          currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
        }}
        onPointerDownOutside={(event) => {
          // Its button closes it itself; closed twice it would be open again.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          else wasLeftByPointer.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!wasLeftByPointer.current) button.current?.focus();
        }}
        className={
          'z-40 min-w-[min(13rem,calc(100vw-1rem))] max-w-[calc(100vw-1rem)] rounded-md border border-line-strong bg-paper-raised p-1.5 ' +
          'text-base text-ink shadow-lifted data-[state=open]:animate-appear'
        }
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

/** One line of a menu. */
export function MenuItem({ children, onSelect, icon, danger, disabled, asChild }: MenuItemProps) {
  return (
    <RadixMenu.Item
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
    </RadixMenu.Item>
  );
}

export interface MenuCheckItemProps {
  children: ReactNode;
  icon: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** One line of a menu that is on or off. */
export function MenuCheckItem({ children, icon, isChecked, onChange }: MenuCheckItemProps) {
  return (
    <RadixMenu.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none data-highlighted:bg-moss data-highlighted:text-on-moss"
    >
      {icon}
      <span className="grow">{children}</span>
      <RadixMenu.ItemIndicator>
        <Check aria-hidden="true" className="size-5" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.CheckboxItem>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="my-1.5 h-px bg-line" />;
}
