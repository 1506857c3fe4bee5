import { samplePath } from '#server/testing/sample-photos.ts';
import { DashboardScreen } from './dashboard-screen.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { TrackScreen } from './track-screen.ts';

/** Runs in the page before all scripts. Takes away what came after Safari 16.4, Chrome 111 and Firefox 114. */
function growOld() {
  const younger: [object, string[]][] = [
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'toArray', 'some']],
    [RegExp, ['escape']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Blob.prototype, ['bytes']],
    [Element.prototype, ['checkVisibility']],
    [CSS, ['highlights']],
    [window, ['Highlight', 'requestIdleCallback', 'scheduler', 'navigation', 'Iterator']],
  ];
  for (const [owner, names] of younger) for (const name of names) Reflect.deleteProperty(owner, name);
}

test(
  '#iphones-ipads-and-safari: the oldest browser writes a look with a photo, which is sent',
  ONE_SIZE,
  async ({ page }) => {
    await page.addInitScript(growOld);
    const scout = await enterAsScout(page);
    const { id } = await startOpenProject(page, 'Willow by the pond');
    await page.goto(`/project/${id}/step/4`);
    const track = new TrackScreen(page);
    await track.startEntry();
    await track.note('White dots on three stems.');
    await track.entryPhotos.addByClick(samplePath('phone.jpg'));
    await track.completeEntry();
    await page.reload();
    await expect(track.entries.first()).toContainText('White dots on three stems.');
    await expect(
      track.entries
        .first()
        .getByRole('img', { name: /^phone\.jpg/ })
        .first(),
    ).toBeVisible();

    await page.goto('/');
    await new DashboardScreen(page).isShownTo(scout.firstName);
  },
);

test(
  '#iphones-ipads-and-safari: what the oldest browser lacks is made up for',
  ONE_SIZE,
  async ({ page }) => {
    await page.addInitScript(growOld);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    const given = await page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      resolve('kept');
      const late = Promise.withResolvers<string>();
      late.reject(new Error('refused'));
      const groups = Map.groupBy(['oak', 'elm', 'birch'], ({ length }) => length);
      const hidden = document.createElement('p');
      hidden.hidden = true;
      document.body.append(hidden);
      return {
        ends: [await promise, await late.promise.catch(({ message }: Error) => message)],
        groups: [...groups],
        isVisible: [document.querySelector('button')?.checkVisibility(), hidden.checkVisibility()],
      };
    });
    expect(given).toEqual({
      ends: ['kept', 'refused'],
      groups: [
        [3, ['oak', 'elm']],
        [5, ['birch']],
      ],
      isVisible: [true, false],
    });
  },
);
