import { REMINDER_WORDS } from '#domain/rules/reminder-words.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';

export type ReminderFieldProps = { isWanted: boolean; onChange: (isWanted: boolean) => void };

/** §26: whether a parent wants a letter when a check is due. Not unless she ticks it. */
export function ReminderField({ isWanted, onChange }: ReminderFieldProps) {
  return (
    <CheckboxField
      label={REMINDER_WORDS.ask}
      hint={REMINDER_WORDS.hint}
      checked={isWanted}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
