import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
  /** Somebody is about to choose it: time to fetch what it shows. */
  onIntent?: () => void;
}

export interface TabsProps {
  /** The subject of the tabs. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Their panels stand on the page itself, without a frame. */
  isOnPage?: boolean;
  /** An opened panel stays behind the others, so nothing typed there is lost. */
  keepsOpened?: boolean;
}

const tabClass =
  'relative flex min-h-12 min-w-0 flex-1 items-center justify-center gap-2 rounded-t-md border border-line ' +
  'border-b-0 bg-paper-sunken px-3 py-2 font-semibold text-ink-soft transition-colors hover:text-ink ' +
  'aria-selected:-mb-px aria-selected:bg-paper-raised aria-selected:text-ink ' +
  'aria-selected:shadow-[inset_0_3px_0_var(--forest)]';

const onPageClass =
  'flex min-h-11 min-w-0 items-center gap-2 rounded-full border border-line-strong bg-paper-raised px-3 py-1 ' +
  'font-semibold text-ink-soft transition-colors hover:text-ink aria-selected:border-forest aria-selected:bg-moss ' +
  'aria-selected:text-on-moss forced-colors:aria-selected:underline';

/** Where a key leads to from a tab, by its place among so many; undefined when it is none of ours. */
const LEADS_TO: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Focused by script, a clicked tab would be drawn with the ring of the keyboard. */
function focusQuietly(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus({ focusVisible: false });
}

/**
 * The index tabs of a notebook on top of the page that they open. One of them is in the order of Tab; the arrow keys, Home
 * and End go from one to the other and open it (ARIA's pattern of tabs).
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, onValueChange, isOnPage = false, keepsOpened = false } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.value === value);
  const [opened, setOpened] = useState<readonly string[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  const shown = items.filter((item) => item === chosen || (keepsOpened && opened.includes(item.value)));

  function move(event: KeyboardEvent, from: number): void {
    const to = LEADS_TO[event.key]?.(from, items.length);
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || !next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onValueChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={isOnPage ? 'flex flex-wrap gap-2' : 'flex gap-1.5 px-3'}
      >
        {items.map((item, place) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item === chosen}
            aria-controls={item === chosen ? `${id}-panel-${value}` : undefined}
            tabIndex={item === chosen ? 0 : -1}
            onMouseDown={focusQuietly}
            onClick={() => onValueChange(item.value)}
            onKeyDown={(event) => move(event, place)}
            onPointerEnter={item.onIntent}
            onFocus={item.onIntent}
            className={isOnPage ? onPageClass : tabClass}
          >
            {item.icon}
            <span className="wrap-anywhere min-w-0">{item.label}</span>
          </button>
        ))}
      </div>
      {shown.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-${item.value}`}
          hidden={item !== chosen}
          className={
            isOnPage ? 'mt-4' : 'rounded-lg border border-line bg-paper-raised p-gutter shadow-paper sm:p-6'
          }
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
