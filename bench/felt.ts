/**
 * `npm run bench:felt`: what a press feels like on a slow telephone: the built product in a real browser, whose processor
 * is slowed down and whose line is a bad one. The browser's own records say how long each press took. Writes
 * RESULTS-felt.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { phoneLaunchOptions } from '../e2e/browser.ts';
import { scoutWithParent } from '../e2e/mailed-product.ts';
import { childWithParent } from '../e2e/parent-screen.ts';
import { Misuse, runCommand } from '../server/platform/command.ts';
import { openMailServer } from '../server/testing/smtp-server.ts';
import { comeHome, type Homecoming } from './felt/coming-home.ts';
import { Device, drawRows, slowDown, Walker } from './felt/device.ts';
import { ADMINISTRATOR, LEADER, parentOf, seedStudents } from './felt/grown-ups.ts';
import { LINES } from './felt/line.ts';
import { type Opening, openAnew } from './felt/opening.ts';
import { type FarProduct, startFarProduct } from './felt/product.ts';
import { writeFelt } from './felt/results.ts';
import { type Journey, PLANTING, WEEK_1, WEEK_6 } from './felt/scouts.ts';
import { checkWeekly, type WeeklyCheck } from './felt/weekly-check.ts';
import { writeJpeg } from './sample-jpeg.ts';

const SLOWED = [4, 6];
const ROUNDS = 2;

async function walk({ line }: FarProduct, journey: Journey, times: number, photo: string): Promise<Walker> {
  const device = new Device(line.url);
  try {
    line.become(LINES.good);
    const { page } = await device.open();
    const begin = await journey.prepare(page);
    await slowDown(page, times);
    line.become(LINES['3G']);
    const walker = new Walker(page, device, journey.name, times);
    // Presses felt until then count all the same.
    await journey.walk(walker, begin, photo).catch(async (error: unknown) => {
      process.exitCode = 1;
      const path = join(mkdtempSync(join(tmpdir(), 'rootling-felt-ended-')), 'page.png');
      await page.screenshot({ path });
      process.stderr.write(`${error}\nIt ended at ${path}\n`);
    });
    return walker;
  } finally {
    line.become(LINES.good);
    await device.remove();
  }
}

/** Walks as a parent of two, on a product with mail. */
async function withParent(run: (product: FarProduct, journey: Journey) => Promise<void>): Promise<void> {
  const mails = await openMailServer();
  const product = await startFarProduct(mails.url);
  const browser = await chromium.launch(phoneLaunchOptions());
  try {
    const ada = scoutWithParent('Ada');
    const ben = { ...scoutWithParent('Ben'), parent: ada.parent };
    const behind = { newContext: (how: object) => browser.newContext({ ...how, ignoreHTTPSErrors: true }) };
    for (const scout of [ada, ben]) {
      await childWithParent(Object.assign(Object.create(browser), behind), product.line.url, mails, scout);
    }
    await run(product, parentOf({ mails, address: ada.parent.email }));
  } finally {
    await browser.close();
    await product.stop();
    await mails.stop();
  }
}

await runCommand(
  {
    start: 'npm run bench:felt',
    does:
      'Walks the built product in a browser whose processor and line are slow, and writes what each press felt like, how ' +
      'the app opens, and how a day outdoors comes home to bench/RESULTS-felt.md. Takes about half an hour.',
    options: {
      only: {
        takes: 'text',
        says: 'some of: week-1, week-6, planting, parent, leader, administrator, opening, check, home',
      },
      rounds: { takes: 'number', default: ROUNDS, says: 'how often each way is walked' },
      slowed: {
        takes: 'number',
        default: 0,
        says: 'by how much the processor is slowed, instead of 4 and then 6 times',
      },
      keep: { says: 'prints and writes nothing' },
    },
  },
  async ({ options }) => {
    const scouts: Record<string, Journey> = {
      ...{ 'week-1': WEEK_1, 'week-6': WEEK_6, planting: PLANTING },
      ...{ leader: LEADER, administrator: ADMINISTRATOR },
    };
    const names = [...Object.keys(scouts), 'parent', 'opening', 'check', 'home'];
    const chosen = options.only?.split(',') ?? names;
    const unknown = chosen.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Misuse(`There is no ${unknown.join(', ')}: ${names.join(', ')}.`);
    execFileSync(process.execPath, ['tools/build-web.ts'], {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
    });
    const folder = mkdtempSync(join(tmpdir(), 'rootling-felt-'));
    const photo = join(folder, 'photo.jpg');
    await writeJpeg(photo);
    const load = [loadavg()[0] ?? 0];
    const rows: number[] = [];
    const walkers: Walker[] = [];
    const openings: Opening[] = [];
    const checks: WeeklyCheck[] = [];
    const homecomings: Homecoming[] = [];
    const slowed = options.slowed > 0 ? [options.slowed] : SLOWED;

    async function walkOften(product: FarProduct, journey: Journey): Promise<void> {
      for (const times of slowed) {
        for (let round = 1; round <= options.rounds; round += 1) {
          process.stdout.write(`${journey.name}, ${times} times slower, ${round} of ${options.rounds}\n`);
          walkers.push(await walk(product, journey, times, photo));
          rows.push(await drawRows());
          load.push(loadavg()[0] ?? 0);
        }
      }
    }

    const product = await startFarProduct();
    try {
      if (chosen.includes('opening')) openings.push(...(await openAnew(product, options.rounds)));
      if (chosen.includes('check')) checks.push(await checkWeekly(product, photo));
      if (chosen.includes('home')) homecomings.push(...(await comeHome(product, photo)));
      for (const [name, journey] of Object.entries(scouts)) {
        if (name === 'administrator' && chosen.includes(name)) seedStudents(product.dataDir);
        if (chosen.includes(name)) await walkOften(product, journey);
      }
    } finally {
      await product.stop();
    }
    if (chosen.includes('parent')) await withParent(walkOften);
    const photoBytes = readFileSync(photo).length;
    rmSync(folder, { recursive: true });
    const text = writeFelt({
      walkers,
      openings,
      checks,
      homecomings,
      load,
      rows,
      photoBytes,
      rounds: options.rounds,
    });
    if (!options.keep) writeFileSync(join(import.meta.dirname, 'RESULTS-felt.md'), text);
    process.stdout.write(text);
  },
);
