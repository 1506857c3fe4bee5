import {
  LOOK,
  type LookChoice,
  type LookChoiceName,
  namesOf,
  type Written,
} from '#domain/contract/notebook/written-fields.ts';
import drawings from '#pictures/pictures-look-choices.svg?no-inline';
import type { FieldTexts } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureField } from '#web/ui/picture-keys.tsx';
import { fieldLabel } from '#words/notebook/field-labels.ts';
import { names } from '#words/notebook/look-choices.ts';

export type LookChoiceFieldProps = Pick<FieldTexts, 'hint' | 'error' | 'notice'> & {
  of: LookChoiceName;
  value: string;
  onChange: (value: string) => void;
};

/** One of some at a look, as pictures to tap. */
export function LookChoiceField({ of, ...control }: LookChoiceFieldProps) {
  const values = Object.keys(LOOK[of].of) as LookChoice[];
  return (
    <PictureField
      {...control}
      label={fieldLabel(of)}
      options={values.map((value) => ({ value, label: names[value] }))}
      drawingOf={(choice) => <LookChoicePicture of={choice} className="aspect-square w-full max-w-20" />}
    />
  );
}

function LookChoicePicture({ of, className }: { of: LookChoice; className: string }) {
  return <Picture from={drawings} of={of} width={150} height={150} className={className} />;
}

/** Choices of a look, each with its picture. */
export function LookChoiceList({ entry }: { entry: Partial<Written<typeof LOOK>> }) {
  // An entry of a time that knew fewer fields lacks some.
  const chosen = namesOf(LOOK, 'choice').flatMap((name) => entry[name] ?? []);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
      {chosen.map((choice) => (
        <li key={choice} className="flex items-center gap-2 text-ink-soft text-sm">
          <LookChoicePicture of={choice} className="size-9" />
          {names[choice]}
        </li>
      ))}
    </ul>
  );
}
