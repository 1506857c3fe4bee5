import { expect, test } from 'vitest';
import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { getProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import type { CaseCall } from '#domain/rules/notebook/command-calls.suite.ts';
import {
  COMMAND_CASES,
  comparable,
  idOfName,
  runPurely,
  withIds,
} from '#domain/rules/notebook/commands.suite.ts';
import type { Notebook } from '#domain/rules/notebook/notebook.ts';
import { jobFrom } from '#web/offline/queue/job.ts';
import { layOver } from './overlay.ts';
import type { Peek, PendingMutation } from './pending-mutation.ts';

const id = idOfName('project');
const READS = {
  project: { path: getProject.path, params: { id } },
  steps: { path: listSteps.path, params: { id } },
  tracking: { path: listTrackingEntries.path, params: { projectId: id } },
  entries: { path: listPlantingEntries.path, params: { projectId: id } },
  drafts: { path: listPlantingDrafts.path, params: { projectId: id } },
  checks: { path: listTreeChecks.path, params: { projectId: id } },
} as const;

function pendingFrom(call: CaseCall): PendingMutation {
  const { endpoint, params, body, photo } = withIds(call, idOfName);
  const about = idOfName(call.about);
  const parts: Record<string, string> = photo?.kind ? { photoTypes: photo.kind } : {};
  const file = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
  const draft = { endpoint, params, ...(body && { body }), ...(photo && { file, parts }) };
  const job = jobFrom({ ...draft, does: 'changes', about, within: [id], label: '' }, 'key', {
    id: 'ash',
    name: 'Ash',
  });
  return { job: { ...job, queuedAt: Date.UTC(2026, 7, 1, 12) } };
}

/** Returns a project as screens show it while these calls wait, over the server's state. */
function shown(calls: readonly CaseCall[], read: Partial<Notebook> = {}): Pick<Notebook, keyof typeof READS> {
  const pending = calls.map(pendingFrom);
  const had = new Map<string, unknown>(
    Object.entries(READS).map(([part, { path }]) => [path, read[part as keyof typeof READS]]),
  );
  const peek: Peek = (path) => had.get(path);
  return Object.fromEntries(
    Object.entries(READS).map(([part, it]) => [part, layOver(it, had.get(it.path), pending, peek)]),
  ) as Pick<Notebook, keyof typeof READS>;
}

const listed = (calls: readonly CaseCall[]) =>
  layOver({ path: listProjects.path, params: {} }, [], calls.map(pendingFrom), () => undefined);

test.each(COMMAND_CASES)('$name', ({ given, command, shows, isGone }) => {
  const all = [...given, command];
  expect(listed(all)).toHaveLength(isGone ? 0 : 1);
  const after = comparable(runPurely(all).notebook);
  expect(after).toMatchObject(shows);
  // Nothing was sent; what was given was sent; all was sent and its response was lost.
  expect(comparable(shown(all))).toEqual(after);
  expect(comparable(shown([command], runPurely(given).notebook))).toEqual(after);
  expect(comparable(shown(all, shown(all)))).toEqual(after);
});
