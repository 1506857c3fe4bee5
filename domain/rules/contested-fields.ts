import type { PlantingFields } from './planting.ts';
import { STEP_FIELDS } from './step-fields.ts';
import type { Observation } from './tracking.ts';

/** How the value of a field is shown to a child who chooses between two. */
export type ContestedKind = 'words' | 'line' | 'place' | 'date' | 'date-time' | 'flag' | 'type' | 'number';

type Shown = { readonly label: string; readonly kind: ContestedKind };

/** The fields that two devices may both have changed, by what they are called on the screen. */
const OF_ENTRIES: Readonly<Record<keyof Observation | keyof PlantingFields | 'caption', Shown>> = {
  notes: { label: 'Notes', kind: 'words' },
  addedWater: { label: 'Added water', kind: 'flag' },
  changedWater: { label: 'Changed water', kind: 'flag' },
  noticedRootGrowth: { label: 'Noticed root growth', kind: 'flag' },
  cuttingsAlive: { label: 'Cuttings alive', kind: 'number' },
  cuttingsWithRoots: { label: 'Cuttings with roots', kind: 'number' },
  timeSpent: { label: 'Time spent (hours)', kind: 'number' },
  observedAt: { label: 'When did you look?', kind: 'date-time' },
  plantingLocation: { label: 'Where did you plant it?', kind: 'place' },
  plantingType: { label: 'What type of place is it?', kind: 'type' },
  plantingDate: { label: 'Planting date', kind: 'date' },
  finalPlantingLocation: { label: 'Final planting location', kind: 'place' },
  finalPlantingDate: { label: 'Final planting date', kind: 'date' },
  caption: { label: 'Words under your photo', kind: 'line' },
};

/** What a field of a step or an entry is called, and how it is shown. */
export function contestedField(name: string): Shown {
  const ofStep = Object.entries(STEP_FIELDS).find(([field]) => field === name)?.[1];
  if (ofStep) return { label: ofStep.label, kind: ofStep.kind === 'date-time' ? 'date-time' : 'number' };
  const ofEntry = (OF_ENTRIES as Readonly<Record<string, Shown>>)[name];
  return ofEntry ?? { label: name, kind: 'words' };
}
