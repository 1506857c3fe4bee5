import { textOf } from '#domain/rules/platform/sentence.ts';
import { type ZipEntry, zip } from '#web/lib/zip.ts';
import type { DraftRecord } from './draft-records.ts';
import type { Job } from './job.ts';

/**
 * Everything that waits, as an archive for whoever helps: `entries.json` with the words, and the photos beside it.
 * @param fileOf reads the bytes of a photo.
 * @param typed what is typed in forms and cannot be sent as it stands.
 */
export async function copyOfWaiting(
  jobs: readonly Job[],
  fileOf: (seq: number) => Promise<ArrayBuffer | undefined>,
  typed: readonly DraftRecord[] = [],
): Promise<Blob> {
  const photos: ZipEntry[] = [];
  const entries: object[] = [];
  for (const { seq, label, queuedAt, endpoint, params, body, photo, parked, conflict } of jobs) {
    const bytes = photo ? await fileOf(seq) : undefined;
    const file = photo && bytes ? `photos/${seq}-${photo.name.replace(/[/\\]/g, '_')}` : null;
    if (file && bytes) photos.push({ name: file, bytes: new Uint8Array(bytes) });
    const written = new Date(queuedAt).toISOString();
    entries.push({
      what: label,
      written,
      ...endpoint,
      params,
      content: body ?? photo?.parts,
      file,
      parked: parked && textOf(parked),
      theirs: conflict?.theirs,
    });
  }
  for (const { label, form, job, texts } of typed) {
    entries.push({ what: label ?? form, content: { ...job?.body, ...texts } });
  }
  const words = new TextEncoder().encode(JSON.stringify(entries, null, 2));
  return zip([{ name: 'entries.json', bytes: words }, ...photos]);
}
