import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { changeProject, createProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import {
  PHOTO_KINDS,
  type Photo,
  uploadPlantingPhotos,
  uploadStepPhotos,
} from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';

/** A call of the table; `about` names what it is about, and stands for an id of its own in each run. */
export type CaseCall = {
  readonly endpoint: Endpoint;
  readonly about: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly photo?: { readonly kind: Photo['kind'] };
};

export type Shown = {
  readonly [P in 'project' | 'steps' | 'tracking' | 'entries' | 'drafts' | 'checks']?: unknown;
};

export type CommandCase = {
  readonly name: string;
  readonly given: readonly CaseCall[];
  readonly command: CaseCall;
  /** Parts of what there is then; of a list its first. */
  readonly shows: Shown;
  /** The sentence shown when the command is refused. */
  readonly refused?: string;
  /** The project is deleted. */
  readonly isGone?: true;
};

/** Stands for the id of a name in parameters and bodies. */
export const PROJECT = '$project';

export const begin: CaseCall = {
  endpoint: createProject,
  about: 'project',
  params: {},
  body: { id: PROJECT, name: 'Oak', scoutState: 'WI' },
};

export const rename = (body: object): CaseCall => ({
  endpoint: changeProject,
  about: 'project',
  params: { id: PROJECT },
  body,
});

export const step = (stepNumber: number, formData: object, more: object = {}): CaseCall => ({
  endpoint: saveStep,
  about: `step ${stepNumber}`,
  params: { id: PROJECT, stepNumber },
  body: { formData, ...more },
});

export const stepPhoto = (stepNumber: number, kind: Photo['kind'] = null): CaseCall => ({
  endpoint: uploadStepPhotos,
  about: `photo${stepNumber}`,
  params: { projectId: PROJECT, stepNumber },
  photo: { kind },
});

export const planted = { plantingLocation: 'at school', plantingDate: '2026-06-01', timeSpent: 1 };

export const plant = (body: object = {}): CaseCall => ({
  endpoint: createPlantingEntry,
  about: 'tree',
  params: { projectId: PROJECT },
  body: { id: '$tree', ...planted, ...body },
});

export const treePhoto = (kind: (typeof PHOTO_KINDS)[number]): CaseCall => ({
  endpoint: uploadPlantingPhotos,
  about: kind,
  params: { projectId: PROJECT, entryId: '$tree' },
  photo: { kind },
});

export const treePhotos = PHOTO_KINDS.map(treePhoto);

export const deletion = (endpoint: Endpoint, about: string, params: CaseCall['params']): CaseCall => ({
  endpoint,
  about,
  params,
});

export const COMPLETED = { isCompleted: true };

export const harvest = { collectionTime: '2026-05-02T09:00', waterPlacementDate: '2026-05-02T10:00' };

/** Everything up to the third step. */
export const throughThree: readonly CaseCall[] = [
  step(1, {}, COMPLETED),
  rename({ selectedSpeciesId: 'black-willow' }),
  stepPhoto(2),
  step(2, { timeSpentStep2: 1 }, COMPLETED),
  stepPhoto(3),
  step(3, { cuttingCount: 8, timeSpentStep3: 2, ...harvest }, COMPLETED),
];

export const inStep = (stepNumber: number, value: object) =>
  Array.from({ length: 5 }, (_, index) => (index + 1 === stepNumber ? value : {}));

/** A case with a project begun. */
export function when(
  name: string,
  given: readonly CaseCall[],
  command: CaseCall,
  shows: Shown,
  refused?: string,
) {
  return { name, given: [begin, ...given], command, shows, ...(refused && { refused }) };
}
