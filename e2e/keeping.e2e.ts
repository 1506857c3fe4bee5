import type { Project } from '#domain/contract/notebook/projects.ts';
import { createProject, deleteProject } from '#domain/contract/notebook/projects.ts';
import {
  createTrackingEntry,
  deleteTrackingEntry,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { type Due, getKeeping, type Keeping, listDue } from '#domain/contract/office/retention-overview.ts';
import { expect } from './journey.ts';
import { enterAsAdmin, test } from './known-admin.ts';
import { enterAsScout, send } from './known-scout.ts';

test('an administrator sees what is due and what is gone, and what to do where something is wrong', {
  tag: ['@main', '@pictures'],
}, async ({ page, admin, inspect }) => {
  const { username } = await enterAsScout(page);
  const { id: projectId } = (await send(page, createProject, {}, { name: 'Willow' })) as Project;
  const draft = { isDraft: true, notes: 'Two roots' };
  const entry = (await send(page, createTrackingEntry, { projectId }, draft)) as TrackingEntry;
  await send(page, deleteTrackingEntry, { entryId: entry.id }, {});
  await send(page, deleteProject, { id: projectId }, {});

  await enterAsAdmin(page, admin);
  await page.goto('/admin/keeping');
  const due = page.getByRole('region', { name: 'Due in the next 30 days' });
  await expect(due.getByRole('link', { name: username })).toBeVisible();
  await expect(page.getByText('An entry: deleted by the scout')).toBeVisible();
  await expect(page.getByText('beside the database ends with the same one')).toBeVisible();
  await inspect('keeping');

  await page.route(getKeeping.path, async (route) => {
    const response = await route.fetch();
    const keeping: Keeping = await response.json();
    const jobs = keeping.jobs.map(({ job, lastRun }) => ({
      job,
      lastRun: lastRun && job === 'keeping' ? { ...lastRun, problem: 'StorageUnavailable' } : lastRun,
    }));
    const proof = { ...keeping.proof, unverified: 1, file: 'differs' };
    await route.fulfill({ response, json: { ...keeping, jobs, proof } });
  });
  await page.route(listDue.path, async (route) => {
    const response = await route.fetch();
    const [one] = ((await response.json()) as Due[]).flatMap(({ rows }) => rows);
    if (!one) throw new Error('Nothing is due.');
    const held = { ...one, username: 'maple', userId: 'maple', heldUntil: one.endsAt };
    const rows = [{ ...one, isUndelivered: true }, held];
    const due = { class: 'unvisited', count: 1000, isMore: true, rows, next: 'next' };
    await route.fulfill({ response, json: [due] });
  });
  await page.reload();
  await expect(page.getByText('The file and the database differ.')).toBeVisible();
  await inspect('keeping-troubles');
  await due.getByRole('button', { name: 'Show unsent mail' }).click();
  await expect(page.getByRole('dialog', { name: 'Unsent Mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.unroute(getKeeping.path);
  await page.unroute(listDue.path);
  await page.reload();
  await due.getByRole('link', { name: username }).click();
  await expect(page.getByLabel('Search')).toHaveValue(username);
});
