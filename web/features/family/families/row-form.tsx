import { type SyntheticEvent, useState } from 'react';
import type { CheckedRow } from '#domain/contract/family/families.ts';
import { answered } from '#domain/rules/platform/sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import * as words from '#words/family/roster.ts';
import * as fields from '#words/platform/fields.ts';
import { said } from '#words/sentences.ts';

export type RowFormProps = {
  row: CheckedRow;
  isPending: boolean;
  onMend: (row: CheckedRow) => void;
  onLeaveOut: () => void;
  /** Back to the row as it was; null for a wrong one, which was no other. */
  onCancel: (() => void) | null;
};

/** A row of a roster that is wrong, or that was put apart otherwise than it is meant, to be put right where it stands. */
export function RowForm({ row, isPending, onMend, onLeaveOut, onCancel }: RowFormProps) {
  const [typed, setTyped] = useState(row);
  const problemId = `problem-${row.line}`;
  const bound = (name: 'firstName' | 'lastName' | 'email' | 'secondEmail') => ({
    value: typed[name] ?? '',
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const mend = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onMend(typed);
  };
  return (
    <form noValidate onSubmit={mend} aria-describedby={problemId} className="grid gap-3">
      <p className="font-semibold">{words.line(row.line)}</p>
      <FieldError id={problemId}>
        {row.problem === null ? undefined : said(answered({ ...row, message: row.problem }))}
      </FieldError>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField label={fields.firstName} {...bound('firstName')} />
        <TextField label={fields.lastName} {...bound('lastName')} />
        <TextField label={words.parentEmail} type="email" {...bound('email')} />
        {row.secondEmail !== undefined && (
          <TextField
            label={words.otherParentEmail}
            type="email"
            className="sm:col-start-3"
            {...bound('secondEmail')}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="secondary" pending={isPending} pendingText={words.checking}>
          {words.checkRow}
        </Button>
        <Button size="sm" variant="quiet" aria-label={words.leaveOutLine(row.line)} onClick={onLeaveOut}>
          {words.leaveOut}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" aria-label={words.cancelLine(row.line)} onClick={onCancel}>
            {fields.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
