import { useEffect, useRef, useState } from 'react';
import { showLongDate } from '#web/lib/dates.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { clipType, recordClip } from '#web/lib/record-clip.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/report/time-lapse.ts';
import { FRAME_MS } from './use-time-lapse.ts';

/** A clip of 60 photos is to be over in half a minute. */
const LONGEST_MS = 30_000;

/** Saves pictures as a clip among the downloads of the device. */
export function useClip(frames: readonly { src: string; observedAt: string }[]) {
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const save = async () => {
    const type = clipType();
    if (!type) return;
    const recording = new AbortController();
    leaving.current = recording;
    const { signal } = recording;
    setPending(true);
    setFailed(false);
    try {
      const frameMs = Math.min(FRAME_MS, LONGEST_MS / frames.length);
      const said = frames.map(({ src, observedAt }) => ({ src, words: showLongDate(observedAt) }));
      const clip = await recordClip(said, { type, frameMs, signal });
      downloadBlob(`roots-growing.${clip.type === 'video/mp4' ? 'mp4' : 'webm'}`, clip);
      toast(words.clipSaved);
    } catch {
      if (signal.aborted) return;
      setFailed(true);
      toast({ title: fields.error, description: words.noClip, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, save, failure: hasFailed ? words.noClip : undefined };
}
