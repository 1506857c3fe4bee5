import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { listTreeChecks, type TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { samplePath } from '#server/testing/sample-photos.ts';
import { growCuttings, plantOne } from './grown-project.ts';
import { expect, test } from './journey.ts';
import { enterAsScout, send } from './known-scout.ts';
import { isReadyForOffline, keptAddresses } from './offline-device.ts';
import { PhotoPanel } from './photo-panel.ts';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 24 * 60 * 60 * 1000;

/** A project that was completed so many days ago: a server's clock cannot be moved while browsers talk to it. */
async function completedLongAgo(page: Page, dataDir: string, days: number): Promise<string> {
  const id = await growCuttings(page);
  await plantOne(
    page,
    id,
    { plantingLocation: 'in my yard', plantingDate: '2026-06-01', timeSpent: 1 },
    PHOTO_KINDS,
  );
  await send(page, saveStep, { id, stepNumber: 5 }, { formData: {}, isCompleted: true });
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME), { timeout: 5000 });
  database.prepare('UPDATE projects SET completed_at = ? WHERE id = ?').run(Date.now() - days * DAY_MS, id);
  database.close();
  return id;
}

async function lastTold(page: Page, projectId: string): Promise<TreeCheck | undefined> {
  const response = await page.request.get(addressOf(listTreeChecks, { projectId }));
  return ((await response.json()) as TreeCheck[])[0];
}

test('a child is asked how the tree is, answers with a photo and without a network, and the report tells of it', {
  tag: ['@main', '@pictures'],
}, async ({ page, context, server, inspect }) => {
  test.setTimeout(180_000);
  await enterAsScout(page);
  const id = await completedLongAgo(page, server.dataDir, 40);
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Willow by the creek' });
  await expect(card.getByRole('heading', { name: 'How is your tree?' })).toBeVisible();
  await inspect('tree-asked');

  await page.goto(`/project/${id}/tree`);
  await expect(page.getByText('You planted it 1 month ago.')).toBeVisible();
  await isReadyForOffline(page);
  await expect
    .poll(() => keptAddresses(page), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        addressOf(getCompletionSummary, { id }),
        addressOf(listTreeChecks, { projectId: id }),
      ]),
    );
  await page.goto('/');
  await expect(card.getByRole('button', { name: 'Alive', exact: true })).toBeVisible();
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Alive', exact: true }).click();
  await expect(page.getByText('Your tree is growing!')).toBeVisible();
  await page.getByLabel('How tall is it, in inches?').fill('30');
  await expect(page.getByText('That is 2 feet 6 inches.')).toBeVisible();
  await new PhotoPanel(page.getByRole('main')).addByClick(samplePath('phone.jpg'));
  await inspect('tree-told');
  await page.goto('/');
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading', { name: 'How is your tree?' })).toBeHidden();

  await context.setOffline(false);
  await expect
    .poll(() => lastTold(page, id), { timeout: 60_000 })
    .toMatchObject({ condition: 'alive', heightInches: 30, photos: [{ stepNumber: 5 }] });
  await page.goto(`/projects/${id}/complete`);
  await page.getByRole('button', { name: 'My whole story' }).click();
  const later = page.getByRole('region', { name: 'Your tree, later' });
  await expect(later.getByText('Alive, 2 feet 6 inches tall')).toBeVisible();
  await expect(later.getByRole('img')).toHaveCount(1);
  await inspect('tree-later');

  await later.getByRole('link', { name: 'Tell how your tree is' }).click();
  await page.getByRole('button', { name: 'Gone' }).click();
  await expect(page.getByText('Trees die. You learned how to grow another one.')).toBeVisible();
  await expect(page.getByText('We ask you again')).toBeHidden();
  await inspect('tree-gone');
});
