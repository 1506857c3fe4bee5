import type { Project } from '#domain/contract/notebook/projects.ts';
import { CAPTION_MAX, LOCATION_MAX, NOTES_MAX } from '#domain/limits.ts';
import type { PlantingFields } from './planting.ts';
import { STEP_FIELDS } from './step-fields.ts';
import type { Observation } from './tracking.ts';
import type { Checked } from './tree-checks.ts';

/** How the value of a field is shown to a child who chooses between two. */
export type ContestedKind =
  | 'words'
  | 'line'
  | 'place'
  | 'date'
  | 'date-time'
  | 'flag'
  | 'type'
  | 'number'
  | 'inches';

type Shown = {
  readonly label: string;
  readonly kind: ContestedKind;
  /** Of what may be kept from both devices, one behind the other: how long that may get. */
  readonly bothMax?: number;
};

/** The fields that two devices may both have changed, by what they are called on the screen. */
const WRITTEN: Readonly<
  Record<
    | keyof Observation
    | keyof PlantingFields
    | keyof Checked
    | 'caption'
    | keyof Pick<Project, 'name' | 'location'>,
    Shown
  >
> = {
  notes: { label: 'Notes', kind: 'words', bothMax: NOTES_MAX },
  addedWater: { label: 'Added water', kind: 'flag' },
  changedWater: { label: 'Changed water', kind: 'flag' },
  noticedRootGrowth: { label: 'Noticed root growth', kind: 'flag' },
  cuttingsAlive: { label: 'Cuttings alive', kind: 'number' },
  cuttingsWithRoots: { label: 'Cuttings with roots', kind: 'number' },
  longestRootInches: { label: 'Longest root', kind: 'inches' },
  timeSpent: { label: 'Time spent (hours)', kind: 'number' },
  observedAt: { label: 'When did you look?', kind: 'date-time' },
  plantingLocation: { label: 'Where did you plant it?', kind: 'place' },
  plantingType: { label: 'What type of place is it?', kind: 'type' },
  plantingDate: { label: 'Planting date', kind: 'date' },
  finalPlantingLocation: { label: 'Final planting location', kind: 'place' },
  finalPlantingDate: { label: 'Final planting date', kind: 'date' },
  condition: { label: 'How is your tree?', kind: 'type' },
  heightInches: { label: 'Height in inches', kind: 'number' },
  checkedOn: { label: 'When did you look?', kind: 'date' },
  caption: { label: 'Words under your photo', kind: 'line', bothMax: CAPTION_MAX },
  // A tree has one name.
  name: { label: 'Name', kind: 'line' },
  location: { label: 'Place', kind: 'line', bothMax: LOCATION_MAX },
};

/** What a field of a step or an entry is called, and how it is shown. */
export function contestedField(name: string): Shown {
  const ofStep = Object.entries(STEP_FIELDS).find(([field]) => field === name)?.[1];
  if (ofStep) return { label: ofStep.label, kind: ofStep.kind === 'date-time' ? 'date-time' : 'number' };
  const written = (WRITTEN as Readonly<Record<string, Shown>>)[name];
  return written ?? { label: name, kind: 'words', bothMax: NOTES_MAX };
}
