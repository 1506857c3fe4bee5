import { Command } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';

import { cx } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import type { SelectOption } from './select-field.tsx';

export interface SearchableSelectProps extends FieldTexts {
  id?: string;
  className?: string;
  options: readonly SelectOption[];
  /** The value of the chosen option, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** The button's text without a choice. */
  placeholder: string;
  searchPlaceholder: string;
  /** The list's text without a match. */
  emptyText: string;
  disabled?: boolean;
}

/** One of a long list, found by typing a part of it or its value. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { label, hint, error, notice, required, id, className, options, value, onChange, disabled } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);

  const choose = (next: string) => {
    onChange(next);
    setIsOpen(false);
  };

  return (
    <Field {...{ label, hint, error, notice, required, id, className }}>
      {(wiring) => (
        <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
          <Popover.Trigger
            {...wiring}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            disabled={disabled}
            className={cx(controlClass, 'flex items-center justify-between gap-2 text-left')}
          >
            <span className={cx('truncate', !chosen && 'text-ink-soft')}>
              {chosen?.label ?? props.placeholder}
            </span>
            <ChevronsUpDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="start"
              sideOffset={6}
              collisionPadding={8}
              className={
                'z-40 w-(--radix-popover-trigger-width) rounded-md border border-line-strong bg-paper-raised ' +
                // Only while open, as that of a menu.
                'text-ink shadow-lifted data-[state=open]:animate-appear'
              }
            >
              <OptionList {...props} listId={listId} onChoose={choose} />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}

interface OptionListProps extends SearchableSelectProps {
  listId: string;
  onChoose: (value: string) => void;
}

/**
 * Ranks an option for the typed text, best first and 0 for no match. On its own, cmdk also matches letters that stand
 * apart, and finds Washington for 'haw'.
 */
function rank(label: string, typed: string, [value = '']: string[] = []): number {
  const [searched, text] = [label.toLowerCase(), typed.trim().toLowerCase()];
  if (searched.startsWith(text) || value.toLowerCase() === text) return 1;
  return searched.includes(text) ? 0.5 : 0;
}

function OptionList({
  label,
  options,
  value,
  searchPlaceholder,
  emptyText,
  listId,
  onChoose,
}: OptionListProps) {
  return (
    <Command
      label={searchPlaceholder}
      filter={rank}
      defaultValue={options.find((option) => option.value === value)?.label}
    >
      <Command.Input
        placeholder={searchPlaceholder}
        className="min-h-12 w-full border-line border-b bg-transparent px-4 outline-none"
      />
      {/* A list of options holds nothing else. */}
      <Command.Empty className="px-4 pt-4 pb-2 text-ink-soft">{emptyText}</Command.Empty>
      <Command.List id={listId} label={label} className="max-h-72 overflow-y-auto overscroll-contain p-1.5">
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.label}
            keywords={[option.value]}
            onSelect={() => onChoose(option.value)}
            className={
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2 ' +
              'data-[selected=true]:bg-moss data-[selected=true]:text-on-moss'
            }
          >
            <Check
              aria-hidden="true"
              className={cx('size-5 shrink-0', option.value !== value && 'invisible')}
            />
            {option.label}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
