import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changeProject } from '#domain/contract/notebook/projects.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { enterAsScout, send, startOpenProject, startProject } from './known-scout.ts';
import { newScout } from './people.ts';

const STEPS = [1, 2, 3, 4, 5];
/** Between the margins of A4, which is narrower than Letter, in CSS pixels. */
const PAPER_WIDTH = Math.floor(((210 - 2 * 15) / 25.4) * 96);

test.use({ serviceWorkers: 'block' });

/** Opens the paper of a step with some of its parts chosen. */
async function openPaper(page: Page, id: string, step: number, parts: readonly RegExp[]): Promise<void> {
  await page.goto(`/project/${id}/step/${step}/paper`);
  const sheets = page.locator('.field-sheet');
  await expect(sheets).toHaveCount(step === 3 || step === 4 ? 3 : 2);
  await expect(sheets.locator('figure:has(use)').first()).toBeVisible();
  // Browsers send this before printing, but not when print is only emulated.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(sheets.locator('figure svg:not(:has(use))')).toHaveCount(0);
  for (const box of await page.getByRole('checkbox').all()) {
    const label = await box.locator('xpath=..').innerText();
    await box.setChecked(parts.some((part) => part.test(label)));
  }
}

async function pagesOf(page: Page, format: 'Letter' | 'A4', path: string): Promise<number> {
  const pdf = await page.pdf({ format, path });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test(
  'each guide prints on at most two pages, each sheet and the labels on one',
  { tag: ['@main', '@one-size'] },
  async ({ page }, { outputDir }) => {
    mkdirSync(outputDir, { recursive: true });
    const scout = newScout('Maximiliana Wilhelmina');
    await enterAsScout(page, scout);
    const { id } = await startOpenProject(page, 'The old willow behind the mill by the long pond');
    for (const step of STEPS) {
      const kinds = { guide: [/^The guide/, 2], sheet: [/^My /, 1], labels: [/^Labels/, 1] } as const;
      for (const [kind, [part, most]] of Object.entries(kinds)) {
        if (kind === 'labels' && step !== 3 && step !== 4) continue;
        await openPaper(page, id, step, [part]);
        for (const format of ['Letter', 'A4'] as const) {
          const path = join(outputDir, `step-${step}-${kind}-${format}.pdf`);
          const count = await pagesOf(page, format, path);
          expect.soft(count, `step ${step}, ${kind}, ${format}`).toBeGreaterThan(0);
          expect.soft(count, `step ${step}, ${kind}, ${format}`).toBeLessThanOrEqual(most);
        }
      }
    }
  },
);

test(
  'nothing on the sheets is wider than the paper or smaller than 11 points',
  ONE_SIZE,
  async ({ page }) => {
    await enterAsScout(page, { ...newScout(), firstName: 'שרה־לאה 🌱'.padEnd(80, 'ש') });
    const { id } = await startOpenProject(page, 'W'.repeat(120));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
    for (const step of STEPS) {
      await openPaper(page, id, step, [/./]);
      const found = await page.evaluate(() => {
        const sheets = [...document.querySelectorAll('.field-sheet')];
        const wide = sheets
          .flatMap((sheet) => [...sheet.querySelectorAll<HTMLElement>('*:not(svg *)')])
          .filter((it) => it.getBoundingClientRect().right > innerWidth + 0.5);
        const small = sheets
          .flatMap((sheet) => [...sheet.querySelectorAll<HTMLElement>('h2, h3, p, li, td, th, span, bdi')])
          .filter(
            (it) => it.innerText && Number.parseFloat(getComputedStyle(it).fontSize) < (11 * 96) / 72 - 0.01,
          );
        return [...wide, ...small].map((it) => it.outerHTML.slice(0, 100));
      });
      expect(found, `step ${step}`).toEqual([]);
    }
  },
);

test(
  'the paper of a step is there before anything is written, and its boxes say what is printed',
  ONE_SIZE,
  async ({ page, inspect }) => {
    await enterAsScout(page, newScout('Ada'));
    const { id } = await startProject(page, 'My first tree');
    await page.goto(`/project/${id}/step/2`);
    await page.getByRole('button', { name: 'More for step 2' }).click();
    await page.getByRole('menuitem', { name: 'Print for the field' }).click();
    await expect(page.getByRole('heading', { name: 'Print for the Field', level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const print = page.getByRole('button', { name: 'Print', exact: true });
    await page.getByRole('checkbox', { name: 'The guide' }).uncheck();
    await expect(page.getByRole('region', { name: 'Pick Your Source Tree' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'My Source Tree' })).toBeVisible();
    await expect(print).toBeEnabled();
    await page.getByRole('checkbox', { name: 'My Source Tree' }).uncheck();
    await expect(print).toBeDisabled();
    await expect(page.getByText('Tick what you want to print.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'My Source Tree' }).check();
    await inspect('paper-step-2');

    // A locked step's sheet can still be printed.
    await page.getByRole('link', { name: 'Step 4: Track Root Growth' }).click();
    await expect(
      page.getByRole('region', { name: 'Labels for Your Jars' }).getByText('Ada').first(),
    ).toBeVisible();
    await send(page, changeProject, { id }, { selectedSpeciesId: 'black-willow' });
    await page.reload();
    await expect(
      page.getByRole('region', { name: 'Labels for Your Jars' }).getByText('Black Willow'),
    ).toHaveCount(10);
    await inspect('paper-step-4');
  },
);
