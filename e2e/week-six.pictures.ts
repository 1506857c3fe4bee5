import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { PHOTO_KINDS } from '#domain/contract/photos/photos.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { daysAgo, growToWeek, plantOne } from './grown-project.ts';
import { AS_SERVER, expect, test } from './journey.ts';
import { enterAsScout, send, signUp, startOpenProject, startProject } from './known-scout.ts';
import { newScout } from './people.ts';
import { ReportScreen } from './report-screen.ts';
import { TrackScreen } from './track-screen.ts';

// Responses of the service worker do not pass the page's own routes.
test.use({ serviceWorkers: 'block' });

test('each step on a first visit', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const { id: empty } = await startProject(page, 'My first tree');
  const { id: open } = await startOpenProject(page, 'My first tree');
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/project/${step < 3 ? empty : open}/step/${step}`);
    const guide = page.getByRole('button', { name: step === 4 ? 'Introduction' : 'One card on' });
    await expect(guide.first()).toBeVisible();
    await inspect(`step-${step}-first-visit`);
  }
  await page.goto(`/project/${empty}/step/1`);
  await page.getByRole('button', { name: 'More for step 1' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show everything' }).click();
  await inspect('step-1-everything');
});

test('week 6: the dashboard, a look, what was recorded', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const id = await growToWeek(page, 6);
  await page.goto('/');
  const look = page.getByRole('link', { name: "Add today's check" });
  await expect(look).toBeVisible();
  await inspect('week-6-dashboard');
  for (const [step, name] of Object.entries({ 2: 'Your tree', 3: 'Your harvest', 4: 'Tracking Entries' })) {
    await page.goto(`/project/${id}/step/${step}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await inspect(`week-6-step-${step}`);
  }
  await page
    .getByRole('button', { name: /, open large$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect('week-6-viewer');
  for (const step of [2, 3]) {
    await page.goto(`/project/${id}/step/${step}`);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeVisible();
    await inspect(`week-6-step-${step}-changed`);
  }
  await page.goto('/');
  await look.click();
  const track = new TrackScreen(page);
  await track.hasBegun();
  await page.getByRole('button', { name: 'Long roots' }).click();
  await page.getByRole('button', { name: 'One more, Cuttings with roots' }).click();
  await inspect('week-6-look');
  await track.completeEntry();
  await page.goto('/');
  await expect(page.getByText('Next check:')).toBeVisible();
  await inspect('week-6-looked');
});

test('a project that is done', { tag: '@pictures' }, async ({ page, inspect }) => {
  await enterAsScout(page);
  const id = await growToWeek(page, 13, 'Wanda the willow');
  const yard = { plantingLocation: 'in my yard', plantingDate: daysAgo(1), timeSpent: 1 };
  await plantOne(page, id, yard, PHOTO_KINDS);
  await page.goto(`/project/${id}/step/5`);
  await page.getByRole('button', { name: 'Complete Project' }).click();
  await new ReportScreen(page).isShown();
  await inspect('done-report');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await inspect('done-keep');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My whole story' }).click();
  await expect(page.getByRole('region', { name: 'Project photos' })).toBeVisible();
  await inspect('done-story');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('button', { name: 'Share My Card' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask your parent first' })).toBeVisible();
  await inspect('done-share-asked');
  await page.getByRole('button', { name: 'My Parent Said Yes' }).click();
  await expect(page.getByRole('button', { name: 'Copy Text' })).toBeVisible();
  await inspect('done-share');
  const gone = await startProject(page, 'Willow by the pond');
  await send(page, deleteProject, { id: gone.id }, {});
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Report' })).toBeVisible();
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click();
  await inspect('done-dashboard');
  for (const step of [4, 5]) {
    await page.goto(`/project/${id}/step/${step}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await inspect(`done-step-${step}`);
  }
});

test('a notebook that is closed until a parent answers', { tag: '@pictures' }, async ({ page, inspect }) => {
  await signUp(page, newScout('Ada'));
  await page.route(`**${getUser.path}`, async (route) => {
    const user = await (await route.fetch()).json();
    const parent = { parentEmail: 'n•••@family.example', consentState: 'paused' };
    await route.fulfill({ headers: AS_SERVER, json: { ...user, ...parent } });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your notebook is closed for now' })).toBeVisible();
  await inspect('consent-paused');
});
