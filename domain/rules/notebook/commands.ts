import * as planting from '#domain/contract/notebook/planting.ts';
import {
  changeProject,
  createProject,
  deleteProject,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import * as tracking from '#domain/contract/notebook/tracking.ts';
import * as treeChecks from '#domain/contract/notebook/tree-checks.ts';
import {
  changePhoto,
  deletePhoto,
  uploadCheckPhotos,
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import type { BodyOf, Endpoint } from '#domain/contract/platform/endpoint.ts';
import type { Species, SpeciesSummary } from '#domain/contract/species/species.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { isOfStep } from '#domain/rules/photos/photo.ts';
import { attach, detach, relabel } from '#domain/rules/photos/photo-commands.ts';
import { notThere, Refused } from '#domain/rules/platform/refused.ts';
import type { Saved, Stored } from '#domain/rules/platform/revisions.ts';
import { saidBy } from '#domain/rules/platform/sentence.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';
import { type Applied, type Command, done, shown, stored } from './command.ts';
import { begin, type Notebook, without, withPlanting, withTracking, withTreeCheck } from './notebook.ts';
import * as plantingRules from './planting-commands.ts';
import * as projectRules from './project-commands.ts';
import * as stepRules from './step-save.ts';
import * as trackingRules from './tracking.ts';
import * as treeCheckRules from './tree-checks.ts';

/*
 * Applies students' commands to a notebook by the rules of the services. A device knows no revisions of fields and
 * counts none: it shows the server's.
 */

function plantingsOf({ entries = [], drafts = [] }: Notebook): readonly planting.PlantingEntry[] {
  return [...entries, ...drafts];
}

type Run<E extends Endpoint> = (notebook: Notebook, body: BodyOf<E>, command: Command) => Applied;
type Rule = {
  readonly endpoint: Endpoint;
  readonly run: Run<Endpoint>;
  /** A body is looked through once, however often its command is laid over what is read. */
  readonly parsed: WeakMap<object, unknown>;
};

function rule<E extends Endpoint>(endpoint: E, run: Run<E>): Rule {
  return { endpoint, run: run as Run<Endpoint>, parsed: new WeakMap() };
}

type Revised = { readonly id: string; readonly revision: number };

/** Applies a rule to the thing with an id, and puts the result back by `put`. */
function decideOn<T extends Revised>(
  notebook: Notebook,
  things: readonly T[] | undefined,
  id: unknown,
  put: (notebook: Notebook, it: T) => Notebook,
  decide: (there: Stored<T> | undefined) => Stored<T> | Saved<Stored<T>> | Refused,
): Applied {
  const there = things?.find((it) => it.id === id);
  const before = there && stored(there);
  const outcome = decide(before);
  if (outcome instanceof Refused) return { notebook, refused: outcome };
  const result = 'conflicts' in outcome ? outcome.it : outcome;
  return done(result === before ? notebook : put(notebook, shown(result, there)));
}

function saveStepIn(notebook: Notebook, save: BodyOf<typeof saveStep>, { params, given }: Command): Applied {
  const { steps = [], entries = [], project, isWhole } = notebook;
  const stepNumber = Number(params.stepNumber);
  const photoCount = steps.find((step) => step.stepNumber === stepNumber)?.photos.length ?? 0;
  const hasSpecies = !!project?.selectedSpeciesId;
  const evidence = isWhole ? { steps, hasSpecies, photoCount, plantings: entries } : null;
  const before = steps.map(stored);
  const after = stepRules.saveStep({ steps: before, project }, stepNumber, save, evidence);
  const shownSteps = notebook.steps?.map((step, index) => {
    const result = after.steps[index];
    return result === before[index] || !result ? step : shown(result, step);
  });
  const isEnd = stepNumber === TOTAL_STEPS && save.isCompleted && !after.lack;
  const completedAt = notebook.completedAt ?? (isEnd ? given.now : null);
  return {
    notebook: { ...notebook, project: after.project, steps: shownSteps, completedAt },
    refused: after.lack && new Refused('invalid', after.lack.told),
  };
}

/** A species as the server gives it to a project, in English; named by its slug where the list was never read. */
function speciesOf(id: string, list: readonly Species[] = []): SpeciesSummary {
  const {
    commonName = titleFromSlug(id),
    englishName = commonName,
    scientificName = '',
  }: Partial<Species> = list.find((species) => species.id === id) ?? {};
  return { id, commonName: englishName, scientificName };
}

const RULES: readonly Rule[] = [
  rule(createProject, (notebook, body, { given }) => {
    if (given.id !== notebook.id) return done(notebook);
    const project = projectRules.createProject(notebook.project, body, given);
    return done(begin(notebook, project));
  }),
  rule(changeProject, (notebook, body) => {
    if (!notebook.project) return { notebook, refused: notThere() };
    const slug = body.selectedSpeciesId;
    const listed = slug ? speciesOf(slug, notebook.species) : null;
    const outcome = projectRules.changeProject(stored(notebook.project), body, listed);
    if (outcome instanceof Refused) return { notebook, refused: outcome };
    return done({ ...notebook, project: shown(outcome.it, notebook.project) });
  }),
  rule(deleteProject, (notebook, _, { given }) => done({ ...notebook, deletedAt: given.now })),
  rule(restoreProject, (notebook) => done({ ...notebook, deletedAt: null })),
  rule(saveStep, saveStepIn),
  rule(tracking.createTrackingEntry, (notebook, body, { given }) =>
    decideOn(notebook, notebook.tracking, given.id, withTracking, (there) =>
      trackingRules.createTrackingEntry(there, body, given),
    ),
  ),
  rule(tracking.changeTrackingEntry, (notebook, body, { params }) =>
    decideOn(notebook, notebook.tracking, params.entryId, withTracking, (there) =>
      trackingRules.changeTrackingEntry(there, body),
    ),
  ),
  rule(tracking.deleteTrackingEntry, (notebook, _, { params }) =>
    done({ ...notebook, tracking: without(notebook.tracking, String(params.entryId)) }),
  ),
  rule(planting.savePlantingDraft, (notebook, body, { given }) =>
    decideOn(notebook, plantingsOf(notebook), given.id, withPlanting, (there) =>
      plantingRules.savePlantingDraft(there, body, given),
    ),
  ),
  rule(planting.finalizePlantingDraft, (notebook, body, { given }) =>
    decideOn(notebook, plantingsOf(notebook), given.id, withPlanting, (there) =>
      plantingRules.finalizePlantingDraft(there, body),
    ),
  ),
  rule(planting.createPlantingEntry, (notebook, body, { given }) =>
    decideOn(notebook, plantingsOf(notebook), given.id, withPlanting, (there) =>
      plantingRules.createPlantingEntry(there, body, given),
    ),
  ),
  rule(planting.changePlantingEntry, (notebook, body, { params }) =>
    decideOn(notebook, plantingsOf(notebook), params.entryId, withPlanting, (there) =>
      plantingRules.changePlantingEntry(there, body),
    ),
  ),
  rule(planting.finishPlantingEntry, (notebook, body, { params }) =>
    decideOn(notebook, plantingsOf(notebook), params.entryId, withPlanting, (there) =>
      plantingRules.finishPlantingEntry(there, body),
    ),
  ),
  rule(planting.deletePlantingEntry, (notebook, _, { params: { entryId } }) => {
    const [entries, drafts] = [notebook.entries, notebook.drafts].map((it) => without(it, String(entryId)));
    return done({ ...notebook, entries, drafts });
  }),
  rule(treeChecks.createTreeCheck, (notebook, body, { given }) =>
    decideOn(notebook, notebook.checks, given.id, withTreeCheck, (there) =>
      // A device may not know the project, so the server decides whether it is completed.
      treeCheckRules.createTreeCheck(
        there,
        { status: notebook.project?.status ?? 'completed', count: notebook.checks?.length ?? 0 },
        body,
        given,
      ),
    ),
  ),
  rule(treeChecks.changeTreeCheck, (notebook, body, { params }) =>
    decideOn(notebook, notebook.checks, params.entryId, withTreeCheck, (there) =>
      treeCheckRules.changeTreeCheck(there, body),
    ),
  ),
  rule(treeChecks.deleteTreeCheck, (notebook, _, { params }) =>
    done({ ...notebook, checks: without(notebook.checks, String(params.entryId)) }),
  ),
  rule(uploadStepPhotos, (notebook, _, command) =>
    attach(notebook, command, (place) => {
      return isOfStep(place) && place.stepNumber === Number(command.params.stepNumber);
    }),
  ),
  rule(uploadTrackingPhotos, (notebook, _, command) =>
    attach(notebook, command, ({ trackingEntryId }) => trackingEntryId === command.params.entryId),
  ),
  rule(uploadPlantingPhotos, (notebook, _, command) =>
    attach(notebook, command, ({ plantingEntryId }) => plantingEntryId === command.params.entryId),
  ),
  rule(uploadCheckPhotos, (notebook, _, command) =>
    attach(notebook, command, ({ treeCheckId }) => treeCheckId === command.params.entryId),
  ),
  rule(changePhoto, (notebook, body, { params }) => relabel(notebook, String(params.photoId), body)),
  rule(deletePhoto, (notebook, _, { params }) => detach(notebook, String(params.photoId))),
];

function parse({ endpoint, parsed }: Rule, body: object): unknown {
  if (!parsed.has(body)) {
    const result = endpoint.body?.safeParse(body);
    const error = result?.error?.issues[0];
    parsed.set(body, error ? new Refused('invalid', saidBy(error.message)) : result?.data);
  }
  return parsed.get(body);
}

/** Applies a command to a notebook. A command for another project changes nothing. */
export function applyCommand(notebook: Notebook, command: Command): Applied {
  const { endpoint, params, body } = command;
  const result = RULES.find(
    (one) => one.endpoint.method === endpoint.method && one.endpoint.path === endpoint.path,
  );
  const projectId = params.projectId ?? params.id ?? notebook.id;
  if (!result || projectId !== notebook.id) return done(notebook);
  const checked = body ? parse(result, body) : undefined;
  if (checked instanceof Refused) return { notebook, refused: checked };
  return result.run(notebook, checked as never, command);
}
