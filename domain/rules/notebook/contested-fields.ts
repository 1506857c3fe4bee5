import { LOOK, PLANTING, TREE_CHECK, type WrittenField } from '#domain/contract/notebook/written-fields.ts';
import { CAPTION_MAX, LOCATION_MAX, NOTES_MAX } from '#domain/limits.ts';
import { STEP_FIELDS } from './step-fields.ts';

/** The display of a field when a child chooses between two values. */
export type ContestedKind = WrittenField['kind'] | 'line';

type Shown = {
  readonly label: string;
  readonly kind: ContestedKind;
  /** The length limit when both values may be kept, one behind the other. */
  readonly bothMax?: number;
  /** The names of a choice's values. */
  readonly of?: Readonly<Record<string, string>>;
};

/** The fields that two devices may both have changed, by what they are called on the screen. */
const WRITTEN = {
  ...LOOK,
  ...PLANTING,
  ...TREE_CHECK,
  ...STEP_FIELDS,
  caption: { label: 'Words under your photo', kind: 'line', bothMax: CAPTION_MAX },
  // A tree has one name.
  name: { label: 'Name', kind: 'line' },
  location: { label: 'Place', kind: 'line', bothMax: LOCATION_MAX },
} as const satisfies Readonly<Record<string, Shown>>;
export type ContestedName = keyof typeof WRITTEN;

/** True unless it is a field of another version, which a device may still hold. */
export const isContested = (name: string): name is ContestedName => Object.hasOwn(WRITTEN, name);

/** Returns the name and display of a field of a step or an entry. */
export function contestedField(name: string): Shown {
  const shown: Shown = isContested(name) ? WRITTEN[name] : { label: name, kind: 'words' };
  return shown.kind === 'words' ? { ...shown, bothMax: NOTES_MAX } : shown;
}
