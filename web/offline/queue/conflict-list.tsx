import { latePart } from '#web/ui/late-part.tsx';
import * as words from '#words/conflicts.ts';
import { type ContestedForm, useConflicts, useShowsConflicts } from './use-conflicts.ts';

// Few write on two devices.
const Choice = latePart(async () => (await import('./conflict-choice.tsx')).ConflictChoice, {
  error: words.changedElsewhere,
});

/** §12.11: the fields that were changed here and on another device: the child sees both, and chooses. */
export function ConflictList({ about }: { about: string }) {
  return useConflicts(about).map((conflict) => <Choice key={conflict.field} conflict={conflict} />);
}

/** The same in an open form, whose fields follow what is chosen. */
export function FormConflictList({ about, form }: { about: string; form: ContestedForm }) {
  useShowsConflicts(about);
  return useConflicts(about).map((conflict) => (
    <Choice key={conflict.field} conflict={conflict} form={form} />
  ));
}
