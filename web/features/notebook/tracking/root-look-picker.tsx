import type { ReactNode } from 'react';
import { ROOT_LOOKS, type RootLook } from '#domain/rules/notebook/root-looks.ts';
import { PictureKeys } from '#web/ui/picture-keys.tsx';
import { names } from '#words/notebook/root-looks.ts';
import * as words from '#words/notebook/tracking-form.ts';

export type RootLookPickerProps = {
  chosen: RootLook | null;
  drawingOf: (look: RootLook) => ReactNode;
  onTap: (look: RootLook) => void;
};

const OPTIONS = ROOT_LOOKS.map((value) => ({ value, label: names[value] }));

/** Pictures of roots to tap; the words follow by themselves. */
export function RootLookPicker(props: RootLookPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{words.look}</legend>
      <PictureKeys options={OPTIONS} {...props} />
    </fieldset>
  );
}
