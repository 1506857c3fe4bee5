import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** README.md's pictures by the state's name: the file, and the part of the screen from its top left, in pixels. */
const README_PICTURES: Readonly<Record<string, { file: string; width: number; height: number }>> = {
  'done-report': { file: 'report', width: 768, height: 900 },
  'week-6-dashboard': { file: 'child', width: 360, height: 740 },
  'parent-page': { file: 'parent', width: 360, height: 740 },
  'leader-troop': { file: 'leader', width: 360, height: 740 },
  'admin-students': { file: 'administrator', width: 360, height: 740 },
};
const FOLDER = join(import.meta.dirname, '../docs/screenshots');

/** Takes the picture that README.md has of a state, where it has one and the window is as wide; by daylight. */
export async function takeReadmePicture(page: Page, state: string): Promise<void> {
  const wanted = README_PICTURES[state];
  if (!wanted || page.viewportSize()?.width !== wanted.width) return;
  const { file, width, height } = wanted;
  mkdirSync(FOLDER, { recursive: true });
  const png = await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width, height } });
  writeFileSync(join(FOLDER, `${file}.png`), png);
}
