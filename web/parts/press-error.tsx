import { failureWords } from '#web/lib/failure-words.ts';
import { FieldError } from '#web/ui/field.tsx';

/** Why what was pressed did not work, beside it until it is tried again: the notification that says it too is soon gone. */
export function PressError({ error, children }: { error: unknown; children: string }) {
  return <FieldError isSilent>{failureWords(error, children)}</FieldError>;
}
