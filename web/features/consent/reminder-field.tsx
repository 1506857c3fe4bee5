import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import * as words from '#words/family/reminders.ts';

export type ReminderFieldProps = { isWanted: boolean; onChange: (isWanted: boolean) => void };

/** PRODUCT.md#reminders: a parent's wish for a letter when a check is due. Off until ticked. */
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
