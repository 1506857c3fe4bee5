import { LOOKED_AT_MAX, TREE_INCHES_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';

/*
 * Fields that a child writes. Schemas, forms, columns, merging by field (PRODUCT.md#two-devices), empty drafts and
 * lists of what was written come from here, in this order.
 */

/** The kinds of values. A field's column has its name: `added_water` for `addedWater`. */
type Kind =
  | { readonly kind: 'words' | 'flag' | 'date' | 'date-time' | 'hours' | 'inches' }
  | { readonly kind: 'place'; readonly message: Told }
  /** A whole number; `called` is what it is called in its message, where that is not the label. */
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly called?: string }
  /** One of some, by what each is called where it is read; `message` only where the common one would not do. */
  | { readonly kind: 'choice'; readonly of: Readonly<Record<string, string>>; readonly message?: Told };

/** `label` is what it is called on the screen, `empty` what it holds where nobody said; without, somebody always says. */
export type WrittenField = Kind & { readonly label: string; readonly empty?: string | false | null };
export type WrittenFields = Readonly<Record<string, WrittenField>>;

type Empty<F> = F extends { readonly empty: infer E } ? E : never;
type Said<F extends WrittenField> = F extends { readonly kind: 'choice'; readonly of: infer C }
  ? keyof C & string
  : F['kind'] extends 'flag'
    ? boolean
    : F['kind'] extends 'count' | 'hours' | 'inches'
      ? number
      : string;
/** The values of fields. */
export type Written<T extends WrittenFields> = { -readonly [K in keyof T]: Said<T[K]> | Empty<T[K]> };

/** Fields of a look at the cuttings. */
export const LOOK = {
  notes: { kind: 'words', label: 'Notes', empty: '' },
  addedWater: { kind: 'flag', label: 'Added water', empty: false },
  changedWater: { kind: 'flag', label: 'Changed water', empty: false },
  noticedRootGrowth: { kind: 'flag', label: 'Noticed root growth', empty: false },
  /** The count at this look. */
  cuttingsAlive: { kind: 'count', label: 'Cuttings alive', min: 0, max: LOOKED_AT_MAX, empty: null },
  cuttingsWithRoots: { kind: 'count', label: 'Cuttings with roots', min: 0, max: LOOKED_AT_MAX, empty: null },
  /** In quarters of an inch. */
  longestRootInches: { kind: 'inches', label: 'Longest root', empty: null },
  jarPlace: {
    kind: 'choice',
    label: 'Where does your jar stand?',
    of: {
      sunnyWindow: 'Sunny window',
      brightShade: 'Bright shade',
      darkerPlace: 'Darker place',
      outdoors: 'Outdoors',
    },
    empty: null,
  },
  timeSpent: { kind: 'hours', label: 'Time spent (hours)', empty: null },
  /** When the child looked, as typed: `YYYY-MM-DDTHH:mm` (PRODUCT.md#drafts-of-entries). */
  observedAt: { kind: 'date-time', label: 'When did you look?' },
} as const satisfies WrittenFields;

const { observedAt: _, timeSpent: __, ...told } = LOOK;
/** The fields that lists tell of a look; its moment is the time, and hours are told apart. */
export const TOLD_LOOK = told;

/** Fields of a planting. */
export const PLANTED = {
  plantingLocation: {
    kind: 'place',
    label: 'Where did you plant it?',
    message: sentences.placeMissing,
    empty: '',
  },
  plantingType: {
    kind: 'choice',
    label: 'What type of place is it?',
    of: { permanent: 'permanent', temporary: 'temporary' },
    message: sentences.typeMissing,
    empty: 'permanent',
  },
  plantingDate: { kind: 'date', label: 'Planting date' },
  notes: LOOK.notes,
  timeSpent: LOOK.timeSpent,
} as const satisfies WrittenFields;

/** The same with where a temporary tree has moved to; the type of another says it (PRODUCT.md#planted-and-documented). */
export const PLANTING = {
  ...PLANTED,
  finalPlantingLocation: {
    kind: 'place',
    label: 'Final planting location',
    message: sentences.finalPlaceMissing,
    empty: null,
  },
  finalPlantingDate: { kind: 'date', label: 'Final planting date', empty: null },
} as const satisfies WrittenFields;

/** Fields of a check on a planted tree. */
export const TREE_CHECK = {
  condition: {
    kind: 'choice',
    label: 'How is your tree?',
    of: { alive: 'Alive', gone: 'Gone', unsure: 'Not sure' },
    message: sentences.conditionMissing,
  },
  heightInches: {
    kind: 'count',
    label: 'Height in inches',
    called: 'The height',
    min: 1,
    max: TREE_INCHES_MAX,
    empty: null,
  },
  /** The child's own day: `YYYY-MM-DD`. */
  checkedOn: { kind: 'date', label: 'When did you look?' },
} as const satisfies WrittenFields;

/** The names of those fields that are of a kind. */
export type NamesOf<T extends WrittenFields, K extends WrittenField['kind']> = {
  [N in keyof T & string]: T[N]['kind'] extends K ? N : never;
}[keyof T & string];

/** Those names, in their order. */
export function namesOf<T extends WrittenFields, K extends WrittenField['kind']>(fields: T, kind: K) {
  return Object.keys(fields).filter((name) => fields[name]?.kind === kind) as NamesOf<T, K>[];
}

/** The choices that a look asks for. */
export type LookChoiceName = NamesOf<typeof LOOK, 'choice'>;

type ChoiceOf<T extends WrittenFields> = {
  [K in keyof T]: T[K] extends { readonly of: infer C } ? keyof C & string : never;
}[keyof T];
/** Every value of a field of some. */
export type Choice = LookChoice | ChoiceOf<typeof PLANTED> | ChoiceOf<typeof TREE_CHECK>;
/** Those of a look. */
export type LookChoice = ChoiceOf<typeof LOOK>;

type AnyField = typeof LOOK & typeof PLANTING & typeof TREE_CHECK;
/** The label of any field. */
export type WrittenLabel = AnyField[keyof AnyField]['label'];
