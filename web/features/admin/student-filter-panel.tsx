import type { ReactNode } from 'react';
import { ORGANIZATION_NAMES, ORGANIZATIONS } from '#domain/contract/accounts.ts';
import { STUDENT_SEARCH_MAX, TROOP_NUMBER_MAX } from '#domain/limits.ts';
import { US_STATES } from '#domain/us-states.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { StudentFilter } from './admin.queries.ts';

const ORGANIZATION_OPTIONS = [
  { value: 'all', label: 'All Organizations' },
  ...ORGANIZATIONS.map((value) => ({ value, label: ORGANIZATION_NAMES[value] })),
];
const STATE_OPTIONS = [
  { value: 'all', label: 'All States' },
  ...US_STATES.map(([code, name]) => ({ value: code, label: `${name} (${code})` })),
];

export const NO_FILTER: StudentFilter = { q: '', organization: 'all', state: 'all', troop: '' };

export type StudentFilterPanelProps = {
  filter: StudentFilter;
  onChange: (filter: StudentFilter) => void;
  /** The button that exports what the filter leaves, and how far it has come. */
  exportButton: ReactNode;
};

/** The filter card of §2.16. */
export function StudentFilterPanel({ filter, onChange, exportButton }: StudentFilterPanelProps) {
  /** What a control takes to show and change one part of the filter. */
  const part = (name: keyof StudentFilter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...filter, [name]: event.target.value }),
  });
  return (
    <Card as="section" aria-label="Filters" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <TextField
          label="Search"
          type="search"
          placeholder="Name, username or email"
          autoComplete="off"
          maxLength={STUDENT_SEARCH_MAX}
          {...part('q')}
        />
        <SelectField label="Organization" options={ORGANIZATION_OPTIONS} {...part('organization')} />
        <SelectField label="State" options={STATE_OPTIONS} {...part('state')} />
        <TextField label="Troop number" autoComplete="off" maxLength={TROOP_NUMBER_MAX} {...part('troop')} />
      </div>
      {exportButton}
    </Card>
  );
}
