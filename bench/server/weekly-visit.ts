/** A scout's visit of a minute or two, as the page makes it: what it reads, writes and sends. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { listGlances } from '../../domain/contract/notebook/glances.ts';
import { listProjects } from '../../domain/contract/notebook/projects.ts';
import { listSteps } from '../../domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '../../domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '../../domain/contract/photos/photos.ts';
import { addressOf, type Endpoint, PERSON_HEADER } from '../../domain/contract/platform/endpoint.ts';
import { getUser } from '../../domain/contract/sign-in/accounts.ts';
import { DISPLAY_LONG_EDGE_PX } from '../../domain/limits.ts';
import { writeJpeg } from '../sample-jpeg.ts';
import type { Visitor } from './calls.ts';

/** The result of one call; 'lost' means accepted and missing afterwards. */
export type Outcome = {
  readonly what: 'read' | 'save' | 'photo' | 'lost';
  readonly ms: number;
  readonly refused: boolean;
};

export type Saturday = { readonly urls: readonly string[]; readonly photo: Buffer; readonly minutes: number };

/** A child needs some time for each thing, ms. */
const THINKS_MS = 3000;
const PHOTOS = 2;

/** Twelve megapixels as a device makes them small. */
export async function phonePhoto(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rootling-photo-'));
  const file = path.join(folder, 'photo.jpg');
  try {
    await writeJpeg(file);
    const size = { width: DISPLAY_LONG_EDGE_PX, height: DISPLAY_LONG_EDGE_PX, fit: 'inside' } as const;
    return await sharp(file).autoOrient().resize(size).jpeg({ quality: 85 }).toBuffer();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

class Visit {
  readonly outcomes: Outcome[] = [];
  readonly #visitor: Visitor;
  readonly #saturday: Saturday;
  readonly #url: string;

  constructor(visitor: Visitor, saturday: Saturday, turn: number) {
    this.#visitor = visitor;
    this.#saturday = saturday;
    this.#url = saturday.urls[turn % saturday.urls.length] ?? '';
  }

  async #call<T>(
    what: Outcome['what'],
    endpoint: Endpoint,
    params: Record<string, string>,
    body?: object,
  ): Promise<T | null> {
    const { id, cookie, address } = this.#visitor;
    const isForm = body instanceof FormData;
    const began = performance.now();
    const response = await fetch(this.#url + addressOf(endpoint, params), {
      method: endpoint.method,
      headers: {
        ...{ cookie, 'x-forwarded-for': address, [PERSON_HEADER]: id },
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    this.outcomes.push({ what, ms: performance.now() - began, refused: !response.ok });
    if (!response.ok)
      process.stdout.write(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}\n`);
    return response.ok ? (JSON.parse(text) as T) : null;
  }

  async #dashboard(): Promise<void> {
    for (const item of [getUser, listProjects, listGlances]) await this.#call('read', item, {});
  }

  async run(): Promise<void> {
    const projectId = this.#visitor.projectIds[0] ?? '';
    await this.#dashboard();
    await wait(THINKS_MS);
    await this.#call('read', listSteps, { id: projectId });
    const entries = () => this.#call<TrackingEntry[]>('read', listTrackingEntries, { projectId });
    await entries();
    const entryId = randomUUID();
    const observedAt = new Date().toISOString().slice(0, 16);
    await this.#call('save', createTrackingEntry, { projectId }, { id: entryId, observedAt });
    await wait(THINKS_MS);
    const written = [{ notes: 'The roots are as long as my thumb.', addedWater: true }, { isDraft: false }];
    for (const photo of Array.from({ length: PHOTOS }, () => new FormData())) {
      const bytes = new Uint8Array(this.#saturday.photo);
      photo.append('id', randomUUID());
      photo.append('photos', new Blob([bytes], { type: 'image/jpeg' }), 'jar.jpg');
      await this.#call('photo', uploadTrackingPhotos, { projectId, entryId }, photo);
      await this.#call('save', changeTrackingEntry, { entryId }, written.shift() ?? {});
    }
    await wait(THINKS_MS);
    await this.#dashboard();
    const entry = (await entries())?.find(({ id }) => id === entryId);
    const isWhole = entry?.isDraft === false && entry.addedWater && entry.photos.length === PHOTOS;
    if (!isWhole) this.outcomes.push({ what: 'lost', ms: 0, refused: false });
  }
}

/** Lets each visitor come once, at its own moment. */
export async function spendSaturday(visitors: readonly Visitor[], saturday: Saturday): Promise<Outcome[]> {
  const visits = visitors.map(async (visitor, turn) => {
    await wait(Math.random() * saturday.minutes * 60_000);
    const visit = new Visit(visitor, saturday, turn);
    await visit.run();
    return visit.outcomes;
  });
  return (await Promise.all(visits)).flat();
}
