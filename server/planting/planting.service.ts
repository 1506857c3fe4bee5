import type { Made } from '#domain/contract/endpoint.ts';
import type {
  NewPlantingEntry,
  PlantingDraft,
  PlantingEntry,
  PlantingEntrySaved,
  PlantingFinal,
} from '#domain/contract/planting.ts';
import type { PlantingSave } from '#domain/rules/planting.ts';
import * as rules from '#domain/rules/planting-commands.ts';
import type { Refused } from '#domain/rules/refused.ts';
import { answerTo, type Saved } from '#domain/rules/revisions.ts';
import { isoTime } from '#server/db/moments.ts';
import type { Decision } from '#server/db/one-go.ts';
import type { Queries } from '#server/db/open.ts';
import { idTaken, orNotFound, orRefuse } from '#server/errors.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import {
  findPlantingDraft,
  findPlantingEntry,
  insertPlantingEntry,
  listPlantingEntries,
  plantingEntryChange,
} from './planting.store.ts';

type Given = { readonly id: string; readonly now: number };
type There = rules.StoredPlanting | undefined;

/** What a rule made of what is there, as an answer and the write that makes it so. */
function decided(
  db: Queries,
  project: OwnProject,
  there: There,
  outcome: Saved<rules.StoredPlanting> | Refused,
  save: PlantingSave,
): Decision<PlantingEntrySaved> {
  const after = orRefuse(outcome);
  const writes =
    after.it === there ? [] : [plantingEntryChange(db, project, after.it, after.it.revision - 1)];
  return { answer: answerTo(save, after), writes };
}

/** @throws AppError 'taken' when the id stands somewhere else. */
async function insert(db: Queries, project: OwnProject, it: rules.StoredPlanting, now: number) {
  if (!(await insertPlantingEntry(db, project, it, now))) throw idTaken();
}

/** What a call is about: the draft or entry that it names, or else the newest draft (§15.4). */
async function findNamed(db: Queries, project: OwnProject, id: string | undefined): Promise<There> {
  return id === undefined ? findPlantingDraft(db, project) : findPlantingEntry(db, project, id);
}

/**
 * Decides on a save of the form into its draft, by its rule. A new draft is written at once, in a transaction that holds
 * the project: of two calls without an id the second finds the draft of the first.
 * @throws AppError what the rule refuses, 'taken' when the id of a new draft stands somewhere else.
 */
export async function decideDraftSave(
  db: Queries,
  project: OwnProject,
  draft: PlantingDraft,
  given: Given,
): Promise<Decision<PlantingEntrySaved> | null> {
  const there = await findNamed(db, project, draft.id);
  const id = draft.id ?? given.id;
  const outcome = rules.savePlantingDraft(there, draft, { id, now: isoTime(given.now) });
  if (there) return decided(db, project, there, outcome, draft);
  const made = orRefuse(outcome);
  if (!db.isTransaction) return null;
  await insert(db, project, made.it, given.now);
  return { answer: answerTo(draft, made), writes: [] };
}

/**
 * The entry that a draft was made. Where the draft was not named it is known by its words: of a save and a leaving at one
 * moment the second finds what the first made.
 */
async function findFinalized(db: Queries, project: OwnProject, final: PlantingFinal): Promise<There> {
  const same = (entry: PlantingEntry) =>
    final.plantingLocation === entry.plantingLocation &&
    final.plantingType === entry.plantingType &&
    final.plantingDate === entry.plantingDate;
  const id = final.id ?? (await listPlantingEntries(db, project)).find(same)?.id;
  return id === undefined ? undefined : findPlantingEntry(db, project, id);
}

/**
 * Decides on making an entry of the draft that is named, or of the newest.
 * @throws AppError what the rule refuses.
 */
export async function decideFinalization(
  db: Queries,
  project: OwnProject,
  final: PlantingFinal,
): Promise<Decision<PlantingEntrySaved>> {
  const there = (await findNamed(db, project, final.id)) ?? (await findFinalized(db, project, final));
  return decided(db, project, there, rules.finalizePlantingDraft(there, final), final);
}

/**
 * Creates an entry that needed no draft (§4), by its rule; sent again with the same id it gives what is there (§17.3).
 * @throws AppError what the rule refuses, 'taken' when the id stands somewhere else.
 */
export async function createPlantingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewPlantingEntry,
  given: Given,
): Promise<Made<PlantingEntry>> {
  const id = entry.id ?? given.id;
  const there = await findPlantingEntry(db, project, id);
  const { it } = orRefuse(rules.createPlantingEntry(there, entry, { id, now: isoTime(given.now) }));
  if (!there) await insert(db, project, it, given.now);
  else if (it !== there) await db.executeQuery(plantingEntryChange(db, project, it, there.revision));
  return { it, isNew: it !== there };
}

/**
 * Decides on a change of an entry or a draft by a rule: that of a change, or of 'Complete Planting'.
 * @throws AppError what the rule refuses, 'not-found'.
 */
export async function decidePlantingChange<S extends PlantingSave>(
  db: Queries,
  project: OwnProject,
  id: string,
  save: S,
  rule: (there: There, save: S) => Saved<rules.StoredPlanting> | Refused,
): Promise<Decision<PlantingEntrySaved>> {
  const there = await findPlantingEntry(db, project, id);
  return decided(db, project, there, rule(there, save), save);
}

function again(found: There, save: PlantingSave): PlantingEntrySaved {
  const it = orNotFound(found);
  return answerTo(save, { it, conflicts: rules.mergedPlanting(it, save).conflicts });
}

/** A planting for a save that was done before and is sent again: its answer may have been lost, and its conflicts with it. */
export async function plantingAgain(
  db: Queries,
  project: OwnProject,
  id: string | undefined,
  save: PlantingSave,
): Promise<PlantingEntrySaved> {
  return again(await findNamed(db, project, id), save);
}

/** The same for a draft that was finalized. */
export async function finalizedAgain(db: Queries, project: OwnProject, final: PlantingFinal) {
  return again(await findFinalized(db, project, final), final);
}
