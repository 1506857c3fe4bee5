import { ChevronDown } from 'lucide-react';
import { Collapsible as RadixCollapsible } from 'radix-ui';
import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export interface CollapsibleProps {
  /** The words of the button, such as 'Things to Remember'. */
  title: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Makes the title a heading of this level. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** A section that folds away under its title. */
export function Collapsible(props: CollapsibleProps) {
  const { title, icon, children, open, defaultOpen, onOpenChange, headingLevel, className } = props;
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <RadixCollapsible.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      className={cx('rounded-md border border-line bg-paper-raised', className)}
    >
      <Heading className="text-lg">
        <RadixCollapsible.Trigger className="group flex min-h-13 w-full items-center gap-[min(0.75rem,3vw)] rounded-md px-[min(1rem,4vw)] py-2.5 text-left font-semibold hover:bg-moss hover:text-on-moss">
          {icon}
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform group-data-[state=open]:rotate-180"
          />
        </RadixCollapsible.Trigger>
      </Heading>
      <RadixCollapsible.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="px-[min(1rem,4vw)] pt-1 pb-4">{children}</div>
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}
