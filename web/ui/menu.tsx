import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

// The code that opens, closes and places a menu weighs as much as a small page, and its button does not wait for it.
const surface = () => import('./menu-surface.tsx');
const MenuSurface = lazy(async () => ({ default: (await surface()).MenuSurface }));

/** One line of a menu. */
export const MenuItem = lazy(async () => ({ default: (await surface()).MenuItem }));
/** One line that is on or off. */
export const MenuCheckItem = lazy(async () => ({ default: (await surface()).MenuCheckItem }));
export const MenuSeparator = lazy(async () => ({ default: (await surface()).MenuSeparator }));

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
  const [hasArrived, setArrived] = useState(false);
  const close = () => setOpenedBy(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not arrive is asked for again when it is opened
  useEffect(() => {
    if (hasArrived) return;
    surface().then(
      () => setArrived(true),
      () => undefined,
    );
  }, [hasArrived, isOpen]);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: trigger.props.id ?? `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        // Pressed before it is there, its button shows that it comes.
        ...(isOpen && !hasArrived && { pending: true }),
        'aria-controls': isOpen ? id : undefined,
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
      {isOpen && (
        <Suspense>
          <MenuSurface button={button} id={id} byKeyboard={openedBy === 'key'} onClose={close} align={align}>
            {children}
          </MenuSurface>
        </Suspense>
      )}
    </>
  );
}
