import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { STUDENT_SEARCH_MAX, TROOP_NUMBER_MAX } from '#domain/limits.ts';
import { isChosen } from '#domain/rules/platform/filter.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import { organizationOptions } from '#web/lib/organizations.ts';
import { STATE_OPTIONS as STATES } from '#web/lib/state-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useHasRoom } from '#web/ui/use-has-room.ts';
import * as words from '#words/office/students.ts';
import * as fields from '#words/platform/fields.ts';
import type { StudentFilter } from './admin.queries.ts';

const ALL_ORGANIZATIONS = { value: 'all', label: words.allOrganizations };
const STATE_OPTIONS = [
  { value: 'all', label: words.allStates },
  ...STATES.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
];

const STATUS_OPTIONS = [
  { value: 'all', label: words.allStatuses },
  { value: 'active', label: words.filledIn },
  { value: 'waiting', label: words.waiting },
  { value: 'stopped', label: words.stopped },
  { value: 'incomplete', label: words.notFilledIn },
  { value: 'held', label: words.held },
];

/** Below, all but the search are folded away. */
const ROOM_REM = 28;

export type StudentFilterPanelProps = {
  filter: StudentFilter;
  /** Those of all students, also where they are no longer offered. */
  organizations: readonly Organization[];
  onType: (part: Partial<Pick<StudentFilter, 'q' | 'troop'>>) => void;
  onChoose: (part: Partial<StudentFilter>) => void;
  /** The button that exports what the filter leaves, and how far it has come. */
  exportButton: ReactNode;
};

/** The filter card of PRODUCT.md#the-list-of-students. */
export function StudentFilterPanel({
  filter,
  organizations,
  onType,
  onChoose,
  exportButton,
}: StudentFilterPanelProps) {
  const typed = (name: 'q' | 'troop') => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  });
  const chosen = (name: 'organization' | 'state' | 'status') => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => onChoose({ [name]: event.target.value }),
  });
  // An address may ask for one that nobody has any more.
  const asked = isChosen(filter.organization) ? [filter.organization as Organization] : [];
  const [card, hasRoom] = useHasRoom<HTMLDivElement>(ROOM_REM);
  const [isOpen, setOpen] = useState(false);
  const { q: _, ...folded } = filter;
  const count = Object.values(folded).filter((it) => it !== '' && it !== 'all').length;
  return (
    <Card as="section" ref={card} aria-label={words.filters} className="@container grid gap-4">
      {/* As many beside each other as have room for their words, at large text too. */}
      <div className="grid grid-cols-1 @md:grid-cols-2 @4xl:grid-cols-[2.4fr_2.15fr_1.4fr_1.25fr_2.1fr] items-end gap-4">
        <TextField
          label={words.search}
          type="search"
          placeholder={words.searchHint}
          autoComplete="off"
          maxLength={STUDENT_SEARCH_MAX}
          {...typed('q')}
        />
        {(hasRoom !== false || isOpen) && (
          <>
            <SelectField
              label={words.organization}
              options={[ALL_ORGANIZATIONS, ...organizationOptions(...organizations, ...asked)]}
              {...chosen('organization')}
            />
            <SelectField label={words.state} options={STATE_OPTIONS} {...chosen('state')} />
            <TextField
              label={fields.troopNumber}
              autoComplete="off"
              maxLength={TROOP_NUMBER_MAX}
              {...typed('troop')}
            />
            <SelectField label={words.status} options={STATUS_OPTIONS} {...chosen('status')} />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-end gap-x-4 gap-y-3">
        {hasRoom === false && (
          <Button
            size="sm"
            variant={count > 0 ? 'secondary' : 'quiet'}
            className="mr-auto"
            aria-expanded={isOpen}
            icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
            onClick={() => setOpen(!isOpen)}
          >
            {words.filtersOn(count)}
          </Button>
        )}
        {exportButton}
      </div>
    </Card>
  );
}
