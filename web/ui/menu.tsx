import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { cx } from './class-names.ts';
import { lateFile, useLateFile } from './late-file.ts';
import type { MenuCheckItemProps, MenuItemProps } from './menu-surface.tsx';

// The code that opens, closes and places a menu weighs as much as a small page, and its button does not wait for it.
const surface = lateFile(() => import('./menu-surface.tsx'));

/** One line of a menu. */
export function MenuItem(props: MenuItemProps) {
  return surface.there && <surface.there.MenuItem {...props} />;
}

/** One line that is on or off. */
export function MenuCheckItem(props: MenuCheckItemProps) {
  return surface.there && <surface.there.MenuCheckItem {...props} />;
}

export function MenuSeparator() {
  return surface.there && <surface.there.MenuSeparator />;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'> & { pending?: boolean }>;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** A menu under a button. It is fetched as soon as its button stands: Log Out is to be there without a line, too. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key'>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openedBy !== undefined;
  const close = () => setOpenedBy(undefined);
  useEffect(surface.fetchAhead, []);
  const late = useLateFile(surface, isOpen);
  // Its button answers a press first: to lay a menu out takes a slow phone longer than a press may wait for a sign.
  const isDue = useDeferredValue(isOpen);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: trigger.props.id ?? `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        // Pressed before it is there, its button shows that it comes.
        ...(isOpen && !late && { pending: true }),
        'aria-controls': isOpen ? id : undefined,
        className: cx(trigger.props.className, 'aria-expanded:bg-moss aria-expanded:text-on-moss'),
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // Else the button would take the focus from the menu.
          if (!isOpen) event.preventDefault();
          setOpenedBy(isOpen ? undefined : 'pointer');
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          setOpenedBy(isOpen && event.key !== 'ArrowDown' ? undefined : 'key');
        },
      })}
      {isOpen && isDue && late && (
        <late.MenuSurface
          button={button}
          id={id}
          byKeyboard={openedBy === 'key'}
          onClose={close}
          align={align}
        >
          {children}
        </late.MenuSurface>
      )}
    </>
  );
}
