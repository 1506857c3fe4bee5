import { useEffect, useState } from 'react';

/** Long enough to see what has changed, short enough to see it grow. */
export const FRAME_MS = 900;

/** Which of some pictures is shown: they play from one to the next, each once it is there, and stop at the last. */
export function useTimeLapse(frames: readonly { readonly src: string }[], playsAtOnce = false) {
  const [wanted, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(playsAtOnce);
  const last = frames.length - 1;
  const index = Math.min(wanted, last);
  const next = frames[index + 1]?.src;
  useEffect(() => {
    if (!isPlaying) return;
    if (next === undefined) return setPlaying(false);
    let isWanted = true;
    const picture = new Image();
    picture.src = next;
    const shown = new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    // One that does not arrive holds up no other.
    void Promise.all([shown, picture.decode().catch(() => undefined)]).then(() => {
      if (isWanted) setIndex(index + 1);
    });
    return () => {
      isWanted = false;
    };
  }, [isPlaying, index, next]);
  return {
    index,
    isPlaying,
    play: () => {
      if (index === last) setIndex(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    /** By hand it stops playing. */
    show: (at: number) => {
      setPlaying(false);
      setIndex(at);
    },
  };
}
