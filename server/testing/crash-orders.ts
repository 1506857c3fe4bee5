/** Actions of scouts while the program is killed: each hand gives one random write after the other. */

import * as planting from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import * as tracking from '#domain/contract/notebook/tracking.ts';
import { LOOK, PLANTED } from '#domain/contract/notebook/written-fields.ts';
import * as photos from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { drawOf } from '#domain/testing/written-samples.ts';
import type { Chance } from './chance.ts';
import type { Content, Ledger, Order } from './crash-ledger.ts';

const PHOTOS_EACH = 3;
const ENTRIES_EACH = 3;

/** The scout of a hand, and the scout's knowledge. */
export type Desk = {
  readonly projectId: string;
  readonly ledger: Ledger;
  readonly pictures: readonly [Uint8Array, ...Uint8Array[]];
};

/** Works on things that no other hand touches, and gives its next write. */
export type Hand = (desk: Desk, chance: Chance) => Order;

type Target = Pick<Order, 'item' | 'call' | 'params'>;

/** An update, which a key keeps from counting twice; a creation is known by its id (PRODUCT.md#write-once). */
function writes(chance: Chance, target: Target, body: object, after: Content): Order {
  const headers: Order['headers'] = target.call.creates ? {} : { 'idempotency-key': chance.uuid() };
  return { ...target, body, headers, after };
}

function deletes(target: Target, after: Content | null): Order {
  return { ...target, body: undefined, headers: {}, after };
}

/** Returns a caption that `photoFaults` looks for. */
export function captionOf(photoId: string): string {
  return `Photo ${photoId}`;
}

function sendsPhoto({ pictures }: Desk, chance: Chance, target: Target, before: Content): Order {
  const id = chance.uuid();
  const body = new FormData();
  body.append('id', id);
  body.append('caption', captionOf(id));
  const picture = new Blob([new Uint8Array(chance.oneOf(pictures))], { type: 'image/jpeg' });
  body.append('photos', picture, 'jar.jpg');
  return { ...target, body, headers: {}, after: { ...before, photos: [...before.photos, id].toSorted() } };
}

function deletesPhoto(chance: Chance, item: string, before: Content): Order {
  const photoId = before.photos[chance.below(before.photos.length)] ?? '';
  const after = { ...before, photos: before.photos.filter((it) => it !== photoId) };
  return deletes({ item, call: photos.deletePhoto, params: { photoId } }, after);
}

/** One more photo, or one less once there are many. */
function changesPhotos(desk: Desk, chance: Chance, target: Target, before: Content): Order {
  if (chance.below(PHOTOS_EACH) < before.photos.length) return deletesPhoto(chance, target.item, before);
  return sendsPhoto(desk, chance, target, before);
}

function words(chance: Chance): string {
  return `Looked ${chance.below(1_000_000)} times\n${'🌱 '.repeat(chance.below(200))}`;
}

export function stepItem(stepNumber: number): string {
  return `step ${stepNumber}`;
}

/** A step before its first save. */
export const UNTOUCHED_STEP: Content = { formData: {}, revision: 0, photos: [] };

/** Saves one step, whose revision counts the saves, and gives it photos. */
export function stepHand(stepNumber: 2 | 3): Hand {
  const item = stepItem(stepNumber);
  return (desk, chance) => {
    const before = desk.ledger.contentOf(item) ?? UNTOUCHED_STEP;
    const { projectId } = desk;
    if (chance.below(3) === 0) {
      const params = { projectId, stepNumber };
      return changesPhotos(desk, chance, { item, call: photos.uploadStepPhotos, params }, before);
    }
    const sent = {
      notes: words(chance),
      cuttingCount: 1 + chance.below(20),
      timeSpentStep2: chance.below(50) / 4,
    };
    const after = {
      ...before,
      formData: { ...(before.formData as object), ...sent },
      revision: Number(before.revision) + 1,
    };
    const target = { item, call: saveStep, params: { id: projectId, stepNumber } };
    return writes(chance, target, { formData: sent, isCompleted: false }, after);
  };
}

/** The calls of a kind of entry, and what is written with them. */
type EntryKind = {
  readonly upload: Endpoint;
  readonly remove: Endpoint;
  readonly create: (desk: Desk, chance: Chance, id: string) => Order;
  readonly change: (desk: Desk, chance: Chance, id: string, before: Content) => Order;
};

/** Writes a handful of entries, with their photos, changes them and deletes them. */
function entryHand(kind: EntryKind): Hand {
  const own: string[] = [];
  return (desk, chance) => {
    const there = own.filter((id) => desk.ledger.contentOf(id));
    const id = there[chance.below(ENTRIES_EACH)];
    const before = id === undefined ? undefined : desk.ledger.contentOf(id);
    if (id === undefined || before === undefined) {
      const made = chance.uuid();
      own.push(made);
      return kind.create(desk, chance, made);
    }
    const action = chance.below(8);
    if (action === 0) return deletes({ item: id, call: kind.remove, params: { entryId: id } }, null);
    if (action > 3) return kind.change(desk, chance, id, before);
    const params = { projectId: desk.projectId, entryId: id };
    return changesPhotos(desk, chance, { item: id, call: kind.upload, params }, before);
  };
}

const observed = (chance: Chance) => drawOf(LOOK, chance, () => words(chance));

/** Tracking entries. */
export function trackingHand(): Hand {
  return entryHand({
    upload: photos.uploadTrackingPhotos,
    remove: tracking.deleteTrackingEntry,
    create: ({ projectId }, chance, id) => {
      const sent = { ...observed(chance), isDraft: false };
      const target = { item: id, call: tracking.createTrackingEntry, params: { projectId } };
      return writes(chance, target, { id, ...sent }, { ...sent, photos: [] });
    },
    change: (_desk, chance, id, before) => {
      const sent = observed(chance);
      const target = { item: id, call: tracking.changeTrackingEntry, params: { entryId: id } };
      return writes(chance, target, sent, { ...before, ...sent });
    },
  });
}

function planted(chance: Chance) {
  const { plantingType: _, ...sent } = drawOf(PLANTED, chance, () => words(chance));
  return sent;
}

const NOT_MOVED = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null };

/** Planting entries: temporary ones that move, some of which begin as drafts. One hand a project. */
export function plantingHand(): Hand {
  return entryHand({
    upload: photos.uploadPlantingPhotos,
    remove: planting.deletePlantingEntry,
    create: ({ projectId }, chance, id) => {
      const isDraft = chance.below(2) === 0;
      const sent = { ...planted(chance), plantingType: 'temporary' };
      const call = isDraft ? planting.savePlantingDraft : planting.createPlantingEntry;
      const target = { item: id, call, params: { projectId } };
      return writes(chance, target, { id, ...sent }, { ...sent, ...NOT_MOVED, isDraft, photos: [] });
    },
    change: ({ projectId }, chance, id, before) => {
      const finishes = chance.below(2) === 0;
      if (finishes && before.isDraft) {
        const target = { item: id, call: planting.finalizePlantingDraft, params: { projectId } };
        return writes(chance, target, { id }, { ...before, isDraft: false });
      }
      const params = { entryId: id };
      if (finishes) {
        const sent = { finalPlantingLocation: `Hill ${chance.below(1000)}`, finalPlantingDate: '2026-07-01' };
        const target = { item: id, call: planting.finishPlantingEntry, params };
        return writes(chance, target, sent, { ...before, ...sent, isCompleted: true });
      }
      // A moved tree keeps its final place; the type stays.
      const sent = planted(chance);
      const target = { item: id, call: planting.changePlantingEntry, params };
      return writes(chance, target, sent, { ...before, ...sent });
    },
  });
}
