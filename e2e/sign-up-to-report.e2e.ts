import { samplePath } from '#server/testing/sample-photos.ts';
import { ConsentScreen } from './consent-screen.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, test } from './journey.ts';
import { LoginScreen } from './login-screen.ts';
import { newScout } from './people.ts';
import { PickTreeScreen } from './pick-tree-screen.ts';
import { PlantScreen } from './plant-screen.ts';
import { ReportScreen } from './report-screen.ts';
import { expectNothingButPixels, expectUprightPhonePhoto } from './seen-photo.ts';
import { SignUpScreen } from './sign-up-screen.ts';
import { StepScreen } from './step-screen.ts';
import { TrackScreen } from './track-screen.ts';

test.use({ serviceWorkers: 'allow' });

test('a scout signs up, clones a tree in five steps and gets her report', {
  tag: ['@main-wide', '@pictures'],
}, async ({ page, inspect }) => {
  test.setTimeout(300_000);
  const scout = newScout();

  const signUp = new SignUpScreen(page);
  await new LoginScreen(page).open();
  await inspect('01-login');
  await signUp.open();
  await signUp.fillIn(scout);
  await inspect('02-sign-up');
  await signUp.submit();

  const consent = new ConsentScreen(page);
  await consent.isShown();
  await consent.readTerms();
  await inspect('03-terms');
  await consent.closeTerms();
  await consent.fillIn(scout);
  await consent.sign();
  await inspect('04-consent');
  await consent.submit();

  const dashboard = new DashboardScreen(page);
  await dashboard.isShownTo(scout.firstName);
  await inspect('05-first-dashboard');
  await dashboard.startProject();

  const introduction = new StepScreen(page);
  await introduction.isShown(1);
  await inspect('06-introduction');
  await introduction.press('Continue to Tree Selection');

  const pickTree = new PickTreeScreen(page);
  await pickTree.isShown(2);
  await expect(page.getByText(/^Found \d+ species$/)).toBeVisible();
  await inspect('07-pick-tree');
  await pickTree.search('black willow');
  await pickTree.preview('Black Willow');
  await inspect('08-species');
  await pickTree.choosePreviewed();
  await inspect('09-confirm-species');
  await pickTree.confirm();
  await pickTree.hasChosen('Black Willow');
  await pickTree.photos.addByClick(samplePath('phone.jpg'));
  await pickTree.photos.addByDrop(samplePath('phone.jpg'));
  await expect(pickTree.photos.photos).toHaveCount(2);
  await pickTree.field('Hours spent on this step').fill('1,5');
  await pickTree.savesItself();
  await page.reload();
  await expect(pickTree.field('Hours spent on this step')).toHaveValue('1.5');
  await inspect('10-tree-picked');
  await pickTree.press('Complete Step');

  const harvest = new StepScreen(page);
  await harvest.isShown(3);
  await harvest.field('Number of cuttings').fill('8');
  await harvest.field('Time spent on this step (hours)').fill('2.25');
  await harvest.field('Harvest date and time').fill('2026-05-17T14:30');
  await harvest.field('Date cuttings placed in water').fill('2026-05-17T16:00');
  await harvest.photos.addByClick(samplePath('phone.heic'));
  await inspect('11-harvest');
  await harvest.press('Complete Step');

  const track = new TrackScreen(page);
  await track.isShown(4);
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await inspect('12-track-empty');
  await track.startEntry();
  await track.note('White dots on three stems.');
  await track.savesItself();
  await page.reload();
  await track.press('Finish Entry');
  await expect(track.field('What do you see?')).toHaveValue('White dots on three stems.');
  await track.tick('Added water');
  await track.field('Time spent (hours)').fill('0,5');
  await track.entryPhotos.addByClick(samplePath('phone.jpg'));
  await inspect('13-track-entry');
  await track.completeEntry();
  await track.startEntry();
  await track.note('The first roots are as long as my thumb.');
  await track.tick('Noticed root growth');
  await track.savesItself();
  await track.completeEntry();
  await inspect('14-track-entries');
  await track.press("Let's Plant A Tree!");

  const plant = new PlantScreen(page);
  await plant.isShown(5);
  await expect(page.getByRole('heading', { name: 'Nothing planted yet' })).toBeVisible();
  await inspect('15-plant');
  await plant.plantCutting();
  await plant.choosePlace('In my yard');
  await plant.field('Time spent (hours)').fill('1,25');
  await plant.photosOf('Before').addByClick(samplePath('phone.jpg'));
  await plant.photosOf('During').addByDrop(samplePath('phone.heic'));
  await plant.photosOf('After').addByClick(samplePath('phone.jpg'));
  await inspect('16-plant-a-cutting');
  await plant.save();
  await expect(plant.entries).toContainText('Complete');
  await inspect('17-planted');
  await plant.press('Complete Project');

  const report = new ReportScreen(page);
  await report.isShown();
  await expect(report.species).toHaveText('Black Willow');
  await expect(report.figure('Cuttings harvested')).toHaveText('8');
  await expect(report.figure('Trees planted')).toHaveText('1');
  await expect(report.figure('Total hours')).toHaveText('5.5');
  await inspect('18-report');
  const steps: string[] = [];
  for await (const { photo, step } of report.photos(7)) {
    await expectUprightPhonePhoto(photo);
    await expectNothingButPixels(photo);
    steps.push(step);
  }
  expect(steps).toEqual([
    'Step 2: Pick Source Tree',
    'Step 2: Pick Source Tree',
    'Step 3: Harvest Cuttings',
    'Step 4: Track Root Growth',
    'Step 5: Plant Tree',
    'Step 5: Plant Tree',
    'Step 5: Plant Tree',
  ]);
  await report.goBack();

  await dashboard.isShownTo(scout.firstName);
  await expect(dashboard.card).toContainText('Completed');
  await expect(dashboard.card.getByRole('link', { name: 'View Report' })).toBeVisible();
  await inspect('19-dashboard');
});
