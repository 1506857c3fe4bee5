import { lazyPart } from '#web/parts/lazy-part.tsx';
import * as words from '#words/platform/conflicts.ts';
import {
  type ContestedForm,
  type FieldConflict,
  useConflicts,
  useShown,
  useShowsConflicts,
} from './use-conflicts.ts';

// Few write on two devices.
const Choice = lazyPart(async () => (await import('./conflict-choice.tsx')).ConflictChoice, {
  error: words.changedElsewhere,
});

/** PRODUCT.md#two-devices: the fields that were changed here and elsewhere too: the child sees both, and chooses. */
export function ConflictList({ about }: { about: string }) {
  return useConflicts(about).map((conflict) => <Choice key={conflict.field} conflict={conflict} />);
}

/** The choice about one field of an open form, which stands at that field and describes it under an id. */
export function choiceAt(conflict: FieldConflict, form: ContestedForm) {
  return (id: string) => <ChoiceAtField id={id} conflict={conflict} form={form} />;
}

const placeOf = ({ job, field }: FieldConflict) => `${job.about}#${field}`;

function ChoiceAtField(props: { id: string; conflict: FieldConflict; form: ContestedForm }) {
  useShowsConflicts(placeOf(props.conflict));
  return <Choice {...props} />;
}

/** The conflicts of an open form without a field on the screen. */
export function FormConflictList({ about, form }: { about: string; form: ContestedForm }) {
  useShowsConflicts(about);
  const shown = useShown();
  return useConflicts(about)
    .filter((conflict) => !shown.includes(placeOf(conflict)))
    .map((conflict) => <Choice key={conflict.field} conflict={conflict} form={form} />);
}
