import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { type Look, timeLapseFrames } from '#domain/rules/photos/weekly-photos.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import * as words from '#words/report/time-lapse.ts';
import { photoAddress } from './photos.queries.ts';
import { useTimeLapse } from './use-time-lapse.ts';

export type FilmPanelProps = {
  looks: readonly Look[];
  /** It begins as it is shown, but for who wants less motion. */
  playsAtOnce?: boolean;
};

/** The photos of looks, with the day of each: they are played, or gone through by hand. */
export function FilmPanel({ looks, playsAtOnce = false }: FilmPanelProps) {
  const frames = framesOf(looks);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { index, isPlaying, play, pause, show } = useTimeLapse(frames, playsAtOnce && !isStill);
  const frame = frames[index];
  if (!frame) return null;
  const day = showLongDate(frame.observedAt);
  return (
    <>
      <FramePicture key={frame.src} src={frame.src} alt={words.cuttingsOn(day)} />
      <p aria-live={isPlaying ? 'off' : 'polite'} className="text-center font-semibold text-lg">
        {day}
      </p>
      <div className="flex items-center gap-1">
        <IconButton
          label={words.photoBefore}
          icon={<ChevronLeft className="size-6" />}
          aria-disabled={index === 0}
          onClick={() => show(index - 1)}
        />
        <input
          type="range"
          aria-label={words.whichPhoto}
          min="0"
          max={frames.length - 1}
          value={index}
          aria-valuetext={day}
          onChange={(event) => show(event.target.valueAsNumber)}
          className="h-11 min-w-0 flex-1 accent-forest"
        />
        <IconButton
          label={words.photoAfter}
          icon={<ChevronRight className="size-6" />}
          aria-disabled={index === frames.length - 1}
          onClick={() => show(index + 1)}
        />
      </div>
      {!isStill && (
        <Button
          icon={isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
          className="justify-self-start"
          onClick={isPlaying ? pause : play}
        >
          {isPlaying ? words.pause : words.play}
        </Button>
      )}
    </>
  );
}

export function framesOf(looks: readonly Look[]) {
  return timeLapseFrames(looks).map(({ photo, observedAt }) => ({
    src: photoAddress(photo.filename),
    observedAt,
  }));
}

/** One picture; where it does not come, for want of a network or of a server, it can be asked for again. */
function FramePicture({ src, alt }: { src: string; alt: string }) {
  const [isLost, setLost] = useState(false);
  const shape = 'aspect-4/3 w-full rounded-md bg-paper-sunken';
  if (!isLost) {
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        onError={() => setLost(true)}
        className={`${shape} object-contain`}
      />
    );
  }
  return (
    <div className={`${shape} grid place-content-center p-4`}>
      <LoadError title={words.photoNotLoaded} error={new TypeError()} onRetry={() => setLost(false)} />
    </div>
  );
}
