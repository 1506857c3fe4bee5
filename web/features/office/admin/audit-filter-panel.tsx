import { useId } from 'react';
import { AUDIT_ACTIONS, type AuditAction, NOBODY_SIGNED_IN } from '#domain/contract/audit/audit-actions.ts';
import type { Administrator } from '#domain/contract/office/people.ts';
import { USERNAME_MAX } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateField, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import * as words from '#words/office/audit-log.ts';
import { AuditExportButton } from './audit-export-button.tsx';
import type { useAuditView } from './use-audit-view.ts';

const ACTION_OPTIONS = [
  { value: '', label: words.allActions },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: words.actionAlone(value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label),
  ),
];

export type AuditFilterPanelProps = {
  controls: ReturnType<typeof useAuditView>;
  /** Offered where it is asked who did it. Others, who are gone, can be typed. */
  administrators: readonly Administrator[];
};

/** Filters of the audit log (PRODUCT.md#the-log). */
export function AuditFilterPanel({ controls, administrators }: AuditFilterPanelProps) {
  const { view, shown, type, choose, clear, isFiltered } = controls;
  const names = useId();
  const typed = (name: 'by' | 'on') => ({
    value: shown[name],
    maxLength: USERNAME_MAX,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  });
  const chosen = (name: 'from' | 'to') => ({
    value: shown[name],
    onChange: (event: { target: { value: string } }) => choose({ [name]: event.target.value }),
  });
  return (
    <Card as="section" aria-label={words.filters} className="@container grid gap-4">
      <div className="grid @md:grid-cols-2 @3xl:grid-cols-[1.4fr_1fr_1fr] gap-4">
        <SelectField
          label={words.whatWasDone}
          options={ACTION_OPTIONS}
          value={shown.action}
          onChange={(event) => choose({ action: event.target.value as AuditAction | '' })}
        />
        <TextField label={words.whoDid} placeholder={words.username} list={names} {...typed('by')} />
        <datalist id={names}>
          {administrators.map(({ id, username }) => (
            <option key={id} value={username} />
          ))}
          <option value={NOBODY_SIGNED_IN}>{words.nobodyLoggedIn}</option>
        </datalist>
        <TextField label={words.whoseAccount} placeholder={words.username} {...typed('on')} />
        <DateField label={words.from} max={shown.to || undefined} {...chosen('from')} />
        <DateField label={words.to} min={shown.from || undefined} {...chosen('to')} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isFiltered && (
          <Button variant="quiet" onClick={clear}>
            {words.clearFilters}
          </Button>
        )}
        <AuditExportButton view={view} />
      </div>
    </Card>
  );
}
