import { failureSentence, failureWords } from '#web/lib/failure-words.ts';
import { FieldError } from '#web/ui/field.tsx';

type PressErrorProps = { error: unknown; children: string };

/** Why what was pressed did not work, beside it until it is tried again: the notification that says it too is soon gone. */
export function PressError({ error, children }: PressErrorProps) {
  return <FieldError isSilent>{failureWords(error, children)}</FieldError>;
}

/** The same in the server's words where it has any, as `sayFailed` tells it. */
export function PressRefusal({ error, children }: PressErrorProps) {
  return <FieldError isSilent>{failureSentence(error, children)}</FieldError>;
}
