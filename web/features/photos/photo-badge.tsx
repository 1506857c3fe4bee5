import { use, useRef, useSyncExternalStore } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { wasChosenHere } from '#web/offline/queue/chosen-photos.ts';
import { OutboxContext } from '#web/offline/queue/use-outbox.ts';
import * as said from '#words/photos/photos.ts';
import { saving } from '#words/platform/fields.ts';

const nothing = () => () => undefined;

/** Says where a photo is that was chosen on this device, until the page is left; nothing of what was there before. */
export function PhotoBadge({ photo: { id } }: { photo: Pick<Photo, 'id'> }) {
  const outbox = use(OutboxContext);
  const hasWaited = useRef(false);
  const where = useSyncExternalStore(outbox?.subscribe ?? nothing, () => {
    const job = outbox?.jobs.find(({ about, photo }) => photo && about === id);
    return job ? (outbox?.percentOf(job) ?? 'here') : null;
  });
  if (where !== null) hasWaited.current = true;
  if (where === null && !hasWaited.current && !wasChosenHere(id)) return null;
  return (
    <p className="text-ink-soft text-sm print:hidden">
      {where === null ? said.where.saved : whereWords(where)}
    </p>
  );
}

/** Where a photo is that the server does not have: on this device, or how much of it has left. */
export function whereWords(where: 'here' | number): string {
  if (where === 'here') return said.where.here;
  return where === 100 ? saving : said.where.onItsWay(where);
}
