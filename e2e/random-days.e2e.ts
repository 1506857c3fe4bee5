import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { type Chance, chanceFrom } from '#server/testing/chance.ts';
import { STRANGERS_RESPONSES } from '#web/testing/strangers.ts';
import { expect, test } from './journey.ts';
import { KeptBrowser } from './kept-browser.ts';
import { enterAsScout, startOpenProject } from './known-scout.ts';
import { isReadyForOffline } from './offline-device.ts';
import { TrackScreen } from './track-screen.ts';
import { TroubledLine, type Weather } from './troubled-line.ts';

/** The number of days; `npm run test:fuzz` runs more. */
const DAYS = Number(process.env.RANDOM_DAYS ?? 2);
/** Another one each time; the failure of a day tells its own. */
const SEED = Number(process.env.RANDOM_DAYS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const HAPPENINGS = 8;
/** Words older than this are on the device when the browser ends, even beside other journeys on two cores. */
const KEPT_WITHIN_MS = 1500;
const ARRIVED_WITHIN_MS = 90_000;

type Entry = { text: string; photos: string[] };

/** One day of a child with one telephone: what the child wrote, and what became of line and browser. */
class Day {
  readonly story: string[] = [];
  readonly entries: Entry[] = [];
  readonly harvestPhotos: string[] = [];
  /** The entry whose form is open. */
  #open: Entry | null = null;
  #made = 0;
  readonly #device: KeptBrowser;
  readonly #line: TroubledLine;
  readonly #chance: Chance;
  readonly #folder: string;
  #page!: Page;
  #context!: BrowserContext;
  #cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  projectId = '';

  constructor(device: KeptBrowser, line: TroubledLine, chance: Chance, folder: string) {
    this.#device = device;
    this.#line = line;
    this.#chance = chance;
    this.#folder = folder;
  }

  async begin(): Promise<void> {
    ({ page: this.#page, context: this.#context } = await this.#device.open());
    await enterAsScout(this.#page);
    this.projectId = (await startOpenProject(this.#page, 'Willow by the pond')).id;
    this.#cookies = await this.#context.cookies();
    await this.#page.goto(this.#step(4));
    await isReadyForOffline(this.#page);
    await this.#page.goto(this.#step(3));
    await this.#page.goto(this.#step(4));
    await this.#isUsable();
  }

  #step(number: number): string {
    return `/project/${this.projectId}/step/${number}`;
  }

  get #track(): TrackScreen {
    return new TrackScreen(this.#page);
  }

  async #isUsable(): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: /^Step \d: / })).toBeVisible({
      timeout: 15_000,
    });
  }

  async #goTo(number: number): Promise<void> {
    this.#open = null;
    await this.#page.goto(this.#step(number), { waitUntil: 'commit' });
    await this.#isUsable();
  }

  async #photos(): Promise<{ names: string[]; paths: string[] }> {
    const names: string[] = [];
    const count = 1 + this.#chance.below(4);
    for (let number = 0; number < count; number += 1) {
      this.#made += 1;
      const name = `photo-${this.#made}.jpg`;
      const [edge, hue] = [this.#chance.oneOf([60, 60, 700]), (this.#made * 47) % 256];
      const noise = { type: 'gaussian', mean: hue, sigma: 40 } as const;
      await sharp({ create: { width: edge, height: edge, channels: 3, background: 'green', noise } })
        .jpeg()
        .toFile(join(this.#folder, name));
      names.push(name);
    }
    return { names, paths: names.map((name) => join(this.#folder, name)) };
  }

  async #choose(panel: Locator, into: string[]): Promise<void> {
    const { names, paths } = await this.#photos();
    await panel.locator('input[type=file]').first().setInputFiles(paths);
    into.push(...names);
    this.story.push(`chose ${names.join(' ')}`);
    await this.#page.waitForTimeout(KEPT_WITHIN_MS);
  }

  /** Opens the form of a new entry, or of the newest one. */
  async #openEntry(): Promise<Entry> {
    const field = this.#track.field('What do you see?');
    if (this.#open && (await field.isVisible())) return this.#open;
    await this.#goTo(4);
    const finish = this.#page.getByRole('button', { name: 'Finish Entry' });
    if (await field.isVisible()) this.story.push('the form stands open');
    else if (this.#entries().length > 0 && (await finish.count()) > 0) await finish.first().click();
    else if (
      this.entries.length > 0 &&
      this.#chance.below(3) === 0 &&
      (await this.#track.entries.count()) > 0
    )
      await this.#track.choose('Edit Entry');
    else await this.#page.getByRole('button', { name: 'New Entry', exact: true }).click();
    await expect(field).toBeVisible();
    const text = await field.inputValue();
    const known = this.entries.find((entry) => entry.text === text);
    if (text !== '' && !known) throw new Error(`'${text}' was written over before.`);
    this.#open = known ?? { text: '', photos: [] };
    if (!known) this.entries.push(this.#open);
    return this.#open;
  }

  #entries(): Entry[] {
    return this.entries.filter(({ text, photos }) => text !== '' || photos.length > 0);
  }

  async write(): Promise<void> {
    const entry = await this.#openEntry();
    this.#made += 1;
    entry.text = `Look ${this.#made}: white dots and a root of ${this.#chance.below(90)} mm`;
    await this.#track.note(entry.text);
    this.story.push(`wrote '${entry.text}'`);
    await this.#page.waitForTimeout(KEPT_WITHIN_MS);
  }

  async photograph(): Promise<void> {
    const entry = await this.#openEntry();
    // A photo alone cannot be told from another entry's after a reload.
    if (entry.text === '') await this.write();
    const form = this.#page
      .getByRole('article')
      .filter({ has: this.#track.field('What do you see?') })
      .or(this.#page.locator('form').filter({ has: this.#track.field('What do you see?') }));
    await this.#choose(form.first(), entry.photos);
  }

  async photographHarvest(): Promise<void> {
    await this.#goTo(3);
    await this.#choose(this.#page.getByRole('region', { name: 'Photos', exact: true }), this.harvestPhotos);
  }

  async complete(): Promise<void> {
    const entry = await this.#openEntry();
    if (entry.text === '') await this.write();
    const complete = this.#page.getByRole('button', { name: /^(Complete Entry|Save Changes|Save)$/ });
    if ((await complete.count()) === 0) return;
    await complete.first().click();
    this.story.push('pressed Complete Entry');
    this.#open = null;
    await this.#page.waitForTimeout(KEPT_WITHIN_MS);
  }

  async delete(): Promise<void> {
    await this.#goTo(4);
    if ((await this.#track.entries.count()) === 0) return;
    const shown = await this.#track.entries.first().innerText();
    const entry = this.entries.find(({ text }) => text !== '' && shown.includes(text));
    if (!entry) return;
    await this.#track.choose('Delete Entry');
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    this.entries.splice(this.entries.indexOf(entry), 1);
    this.story.push(`deleted '${entry.text}'`);
    await this.#page.waitForTimeout(KEPT_WITHIN_MS);
  }

  async changeWeather(): Promise<void> {
    const weather: Weather = this.#chance.oneOf<Weather>([
      'good',
      'away',
      'silent',
      'slow',
      'deaf',
      this.#stranger(),
      this.#stranger(),
      this.#stranger(),
    ]);
    this.story.push(typeof weather === 'string' ? `the line is ${weather}` : weather.name);
    this.#line.setWeather(weather);
    await this.#page.waitForTimeout(this.#chance.below(3000));
  }

  #stranger(): Weather {
    return STRANGERS_RESPONSES[this.#chance.below(STRANGERS_RESPONSES.length)] ?? 'away';
  }

  async reload(): Promise<void> {
    this.story.push('reloaded');
    await this.#goTo(this.#chance.oneOf([3, 4, 4]));
  }

  async kill(): Promise<void> {
    this.story.push('killed');
    await this.#device.kill();
    await this.#reopen();
  }

  async #reopen(): Promise<void> {
    ({ page: this.#page, context: this.#context } = await this.#device.open());
    await this.#context.addCookies(this.#cookies);
    await this.#goTo(4);
  }

  /** The line is good at last, and the child comes once more. */
  async end(server: { url: string }): Promise<void> {
    this.story.push('the line is good again');
    this.#line.setWeather('good');
    await this.#device.kill();
    await this.#reopen();
    const ask = async <A>(path: string): Promise<A> =>
      (await this.#page.request.get(`${server.url}${path}`, { headers: await this.#cookieHeader() })).json();
    const { projectId } = this;
    const written = async () => {
      const entries = await ask<TrackingEntry[]>(addressOf(listTrackingEntries, { projectId }));
      const harvest = await ask<Step>(addressOf(getStep, { id: projectId, stepNumber: 3 }));
      return {
        entries: entries
          .filter(({ notes, photos }) => notes !== '' || photos.length > 0)
          .map(({ notes, photos }) => `${notes} | ${namesOf(photos)}`)
          .toSorted(),
        harvest: namesOf(harvest.photos),
      };
    };
    await expect.poll(written, { timeout: ARRIVED_WITHIN_MS, intervals: [500] }).toEqual({
      entries: this.#entries()
        .map(({ text, photos }) => `${text} | ${photos.toSorted().join(' ')}`)
        .toSorted(),
      harvest: this.harvestPhotos.toSorted().join(' '),
    });
  }

  async #cookieHeader(): Promise<Record<string, string>> {
    return { cookie: this.#cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  }
}

const namesOf = (photos: readonly { originalName: string }[]): string =>
  photos
    .map(({ originalName }) => originalName)
    .toSorted()
    .join(' ');

const HAPPEN: readonly (readonly [weight: number, happen: (day: Day) => Promise<void>])[] = [
  [4, (day) => day.write()],
  [4, (day) => day.photograph()],
  [2, (day) => day.photographHarvest()],
  [2, (day) => day.complete()],
  [1, (day) => day.delete()],
  [5, (day) => day.changeWeather()],
  [2, (day) => day.reload()],
  [3, (day) => day.kill()],
];
const BY_WEIGHT = HAPPEN.flatMap(([weight, happen]) => Array.from({ length: weight }, () => happen));

for (let number = 0; number < DAYS; number += 1) {
  test(`whatever answers, every word and photo of day ${number} arrives once`, {
    tag: ['@one-size', ...(number === 0 ? ['@main'] : [])],
  }, async ({ server }) => {
    test.setTimeout(300_000);
    const chance = chanceFrom(SEED + number);
    const line = new TroubledLine(server.url);
    await line.start();
    const device = new KeptBrowser(line.url);
    const folder = mkdtempSync(join(tmpdir(), 'rootling-day-'));
    const day = new Day(device, line, chance, folder);
    try {
      await day.begin();
      await day.changeWeather();
      await day.photograph();
      for (let at = 0; at < HAPPENINGS; at += 1) {
        const happen = BY_WEIGHT[chance.below(BY_WEIGHT.length)];
        await happen?.(day);
      }
      await day.end(server);
    } catch (error) {
      const again = `RANDOM_DAYS=1 RANDOM_DAYS_SEED=${SEED + number}`;
      throw new Error(`${again}: ${day.story.join(', ')}`, { cause: error });
    } finally {
      await device.remove();
      await line.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
