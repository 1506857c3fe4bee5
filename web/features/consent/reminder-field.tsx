import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import * as words from '#words/family/reminders.ts';

export type ReminderFieldProps = { isWanted: boolean; onChange: (isWanted: boolean) => void };

/** PRODUCT.md#reminders: whether a parent wants a letter when a check is due. Not unless she ticks it. */
export function ReminderField({ isWanted, onChange }: ReminderFieldProps) {
  return (
    <CheckboxField
      label={words.ask}
      hint={words.hint}
      checked={isWanted}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
