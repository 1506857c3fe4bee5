/*
 * One table for both sides: what each command of a student makes of what is there. It is held to the rules alone, to
 * the real server, and to what a device shows while the commands wait to be sent.
 */
import type { Photo } from '#domain/contract/photos/photos.ts';
import { labelOf } from '#domain/rules/photos/photo.ts';
import type { Refused } from '#domain/rules/platform/refused.ts';
import type { Command } from './command.ts';
import type { CaseCall, CommandCase, Shown } from './command-calls.suite.ts';
import { applyCommand } from './commands.ts';
import type { Notebook } from './notebook.ts';
import { PLANTING_CASES } from './planting-commands.suite.ts';
import { PROJECT_CASES } from './project-commands.suite.ts';
import { STEP_CASES } from './step-commands.suite.ts';
import { TRACKING_CASES } from './tracking-commands.suite.ts';
import { TREE_CHECK_CASES } from './tree-check-commands.suite.ts';

export const COMMAND_CASES: readonly CommandCase[] = [
  ...PROJECT_CASES,
  ...STEP_CASES,
  ...TRACKING_CASES,
  ...PLANTING_CASES,
  ...TREE_CHECK_CASES,
];

/** A call with ids in the place of names. */
export function withIds<T>(value: T, idOf: (name: string) => string): T {
  return JSON.parse(JSON.stringify(value).replace(/"\$(\w+)"/g, (_, name: string) => `"${idOf(name)}"`)) as T;
}

/** Returns the parts of a notebook that both sides know: no times, revisions or files. */
export function comparable(notebook: Pick<Notebook, keyof Shown>): Shown {
  const unknown = ['createdAt', 'revision', 'uploadedAt', 'takenAt', 'filename', 'originalName'];
  const facts = ['size', 'width', 'height', 'scientificName'];
  const drop = (key: string, value: unknown) => ([...unknown, ...facts].includes(key) ? undefined : value);
  const { project, steps, tracking: looks, entries, drafts, checks } = notebook;
  return JSON.parse(
    JSON.stringify({ project, steps, tracking: looks, entries, drafts, checks }, drop),
  ) as Shown;
}

const NOW = '2026-08-01T12:00:00.000Z';

/** An id for a name of the table: the same for the same name. */
export function idOfName(name: string): string {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `00000000-0000-4000-8000-${hex.slice(-12).padStart(12, '0')}`;
}

function photoOf({ photo }: CaseCall, id: string): Photo | undefined {
  if (!photo) return undefined;
  const nowhere = { stepNumber: 0, trackingEntryId: null, plantingEntryId: null, treeCheckId: null };
  const file = { filename: '', originalName: 'leaf.jpg', size: 1, width: 8, height: 8 };
  return { ...nowhere, ...file, ...labelOf('', photo.kind), id, takenAt: null, uploadedAt: NOW, revision: 0 };
}

/** Runs calls of the table by the rules alone: what there is in the end, and why the last was refused. */
export function runPurely(
  calls: readonly CaseCall[],
  idOf = idOfName,
): { notebook: Notebook; refusal: Refused | null } {
  const unknown = { project: undefined, steps: undefined, tracking: undefined };
  const empty = {
    entries: undefined,
    drafts: undefined,
    checks: undefined,
    species: undefined,
    isWhole: false,
    completedAt: null,
    deletedAt: null,
  };
  let notebook: Notebook = { id: idOf('project'), ...unknown, ...empty };
  let refusal: Refused | null = null;
  for (const call of calls.map((it) => withIds(it, idOf))) {
    const id = idOf(call.about);
    const command: Command = { ...call, photo: photoOf(call, id), given: { id, now: NOW } };
    ({ notebook, refused: refusal } = applyCommand(notebook, command));
  }
  return { notebook, refusal };
}
