import { Tabs as RadixTabs } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Radix focuses a clicked tab by script, which browsers take for a keyboard's doing and draw the ring. */
function focusQuietly(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.focus({ focusVisible: false });
}

/** The index tabs of a notebook on top of the page that they open. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange}>
      <RadixTabs.List aria-label={label} className="flex gap-1.5 px-3">
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            onMouseDown={focusQuietly}
            className={
              'relative flex min-h-12 min-w-0 flex-1 items-center justify-center gap-2 rounded-t-md border border-line ' +
              'border-b-0 bg-paper-sunken px-3 py-2 font-semibold text-ink-soft transition-colors hover:text-ink ' +
              'data-[state=active]:-mb-px data-[state=active]:bg-paper-raised data-[state=active]:text-ink ' +
              'data-[state=active]:shadow-[inset_0_3px_0_var(--forest)]'
            }
          >
            {item.icon}
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          className="rounded-lg border border-line bg-paper-raised p-gutter shadow-paper sm:p-6"
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
