import { useEffect, useRef, useState } from 'react';
import { downloadBlob } from '#web/lib/download.ts';
import { type ClipFrame, clipType, recordClip } from '#web/lib/record-clip.ts';
import { toast } from '#web/ui/toast-store.ts';
import { FRAME_MS } from './use-time-lapse.ts';

/** A clip of 60 photos is to be over in half a minute. */
const LONGEST_MS = 30_000;

/** Saves pictures as a clip among the downloads of the device. */
export function useClip(frames: readonly ClipFrame[]) {
  const [isPending, setPending] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const save = async () => {
    const type = clipType();
    if (!type) return;
    const recording = new AbortController();
    leaving.current = recording;
    const { signal } = recording;
    setPending(true);
    try {
      const frameMs = Math.min(FRAME_MS, LONGEST_MS / frames.length);
      const clip = await recordClip(frames, { type, frameMs, signal });
      downloadBlob(`roots-growing.${clip.type === 'video/mp4' ? 'mp4' : 'webm'}`, clip);
      toast({ title: 'Clip saved', description: 'You find it where this device keeps its downloads.' });
    } catch {
      if (signal.aborted) return;
      toast({ title: 'Error', description: 'Your clip could not be made', variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, save };
}
