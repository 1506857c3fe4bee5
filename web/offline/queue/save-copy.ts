import { downloadBlob } from '#web/lib/download.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/outbox.ts';
import type { DraftRecord } from './draft-records.ts';
import type { Job } from './job.ts';
import { deviceStore } from './open-outbox.ts';

/** Gives the person a file with what waits, and with what is typed and cannot be sent, to keep or to hand on. */
export async function saveCopy(jobs: readonly Job[], typed: readonly DraftRecord[] = []): Promise<void> {
  try {
    // Few ever need it.
    const { copyOfWaiting } = await import('./copy-of-waiting.ts');
    downloadBlob('not-sent-yet.zip', await copyOfWaiting(jobs, (seq) => deviceStore.file(seq), typed));
  } catch {
    toast({ title: words.noCopy, description: words.copyAgain, variant: 'destructive' });
  }
}
