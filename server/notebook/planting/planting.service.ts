import type {
  NewPlantingEntry,
  PlantingDraft,
  PlantingEntry,
  PlantingEntrySaved,
  PlantingFinal,
} from '#domain/contract/notebook/planting.ts';
import type { Made } from '#domain/contract/platform/endpoint.ts';
import type { PlantingSave } from '#domain/rules/notebook/planting.ts';
import * as rules from '#domain/rules/notebook/planting-commands.ts';
import type { Refused } from '#domain/rules/platform/refused.ts';
import type { Saved } from '#domain/rules/platform/revisions.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { type Decision, decided } from '#server/platform/decision.ts';
import { idTaken, orRefuse } from '#server/platform/errors.ts';
import { findPlantingDraft, listPlantingEntries, plantingEntries } from './planting.store.ts';

type Given = { readonly id: string; readonly now: number };
type There = rules.StoredPlanting | undefined;
type Rule<S> = (there: There, save: S) => Saved<rules.StoredPlanting> | Refused;

function decidedOn<S extends PlantingSave>(
  db: Queries,
  project: OwnProject,
  there: There,
  save: S,
  rule: Rule<S>,
): Decision<PlantingEntrySaved> {
  return decided(there, rule(there, save), save, (it) => plantingEntries.change(db, project, it));
}

/** Returns the draft or entry that a call names, or else the newest draft (PRODUCT.md#planting-drafts). */
async function findNamed(db: Queries, project: OwnProject, id: string | undefined): Promise<There> {
  return id === undefined ? findPlantingDraft(db, project) : plantingEntries.find(db, project, id);
}

/**
 * Decides on a save of the form into its draft, by its rule. A new one is made in a transaction that holds the project:
 * of two calls without an id the second finds the draft of the first.
 */
export async function decideDraftSave(
  db: Queries,
  project: OwnProject,
  draft: PlantingDraft,
  given: Given,
): Promise<Decision<PlantingEntrySaved> | null> {
  const there = await findNamed(db, project, draft.id);
  if (!there && !db.isTransaction) return null;
  const outcome = rules.savePlantingDraft(there, draft, {
    id: draft.id ?? given.id,
    now: isoTime(given.now),
  });
  return decided(there, outcome, draft, (item) =>
    there
      ? plantingEntries.change(db, project, item)
      : plantingEntries.insertion(db, project, item, given.now),
  );
}

/** The entry with these words: of a save and a leaving at one moment the second finds what the first made. */
async function findByWords(db: Queries, project: OwnProject, final: PlantingFinal): Promise<There> {
  const same = (entry: PlantingEntry) =>
    final.plantingLocation === entry.plantingLocation &&
    final.plantingType === entry.plantingType &&
    final.plantingDate === entry.plantingDate;
  const entry = (await listPlantingEntries(db, project)).find(same);
  return entry && plantingEntries.find(db, project, entry.id);
}

/** Decides on making an entry of the draft that is named, or of the newest. */
export async function decideFinalization(
  db: Queries,
  project: OwnProject,
  final: PlantingFinal,
): Promise<Decision<PlantingEntrySaved>> {
  const made = final.id === undefined ? await findByWords(db, project, final) : undefined;
  const there = (await findNamed(db, project, final.id)) ?? made;
  const decision = decidedOn(db, project, there, final, rules.finalizePlantingDraft);
  // Without a named draft, the newest may be another one by now.
  return final.id === undefined ? { ...decision, asItStands: made ?? null } : decision;
}

/**
 * Creates an entry that needed no draft (PRODUCT.md#planting-drafts), by its rule; sent again with the same id it gives
 * what is there (PRODUCT.md#write-once).
 * @throws AppError what the rule refuses, 'taken' when the id stands somewhere else.
 */
export async function createPlantingEntry(
  db: Queries,
  project: OwnProject,
  entry: NewPlantingEntry,
  given: Given,
): Promise<Made<PlantingEntry>> {
  const id = entry.id ?? given.id;
  const there = await plantingEntries.find(db, project, id);
  const { it: result } = orRefuse(rules.createPlantingEntry(there, entry, { id, now: isoTime(given.now) }));
  if (result !== there) {
    const write = there
      ? plantingEntries.change(db, project, result)
      : plantingEntries.insertion(db, project, result, given.now);
    if ((await db.executeQuery(write)).rows.length === 0) throw idTaken();
  }
  return { it: result, isNew: result !== there };
}

/** Decides on a change of an entry or a draft by a rule: that of a change, or of 'Complete Planting'. */
export async function decidePlantingChange<S extends PlantingSave>(
  db: Queries,
  project: OwnProject,
  id: string,
  save: S,
  rule: Rule<S>,
): Promise<Decision<PlantingEntrySaved>> {
  return decidedOn(db, project, await plantingEntries.find(db, project, id), save, rule);
}
