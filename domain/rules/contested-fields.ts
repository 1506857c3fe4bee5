import { STEP_FIELDS } from './step-fields.ts';

/** How the value of a field is shown to a child who chooses between two. */
export type ContestedKind = 'words' | 'place' | 'date' | 'date-time' | 'flag' | 'type' | 'number';

/** The fields that two devices may both have changed, by what they are called on the screen. */
const OF_ENTRIES: Readonly<Record<string, { readonly label: string; readonly kind: ContestedKind }>> = {
  notes: { label: 'Notes', kind: 'words' },
  addedWater: { label: 'Added water', kind: 'flag' },
  changedWater: { label: 'Changed water', kind: 'flag' },
  noticedRootGrowth: { label: 'Noticed root growth', kind: 'flag' },
  timeSpent: { label: 'Time spent (hours)', kind: 'number' },
  observedAt: { label: 'When did you look?', kind: 'date-time' },
  plantingLocation: { label: 'Where did you plant it?', kind: 'place' },
  plantingType: { label: 'What type of place is it?', kind: 'type' },
  plantingDate: { label: 'Planting date', kind: 'date' },
  finalPlantingLocation: { label: 'Final planting location', kind: 'place' },
  finalPlantingDate: { label: 'Final planting date', kind: 'date' },
};

/** What a field of a step or an entry is called, and how it is shown. */
export function contestedField(name: string): { readonly label: string; readonly kind: ContestedKind } {
  const ofStep = Object.entries(STEP_FIELDS).find(([field]) => field === name)?.[1];
  if (ofStep) return { label: ofStep.label, kind: ofStep.kind === 'date-time' ? 'date-time' : 'number' };
  return OF_ENTRIES[name] ?? { label: name, kind: 'words' };
}
