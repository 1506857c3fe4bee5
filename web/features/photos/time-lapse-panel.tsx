import { ChevronLeft, ChevronRight, Film, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { type Look, timeLapseFrames } from '#domain/rules/weekly-photos.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { useMediaQuery } from '#web/lib/media-query.ts';
import { clipType } from '#web/lib/record-clip.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import * as words from '#words/time-lapse.ts';
import { photoAddress } from './photos.queries.ts';
import { useClip } from './use-clip.ts';
import { useTimeLapse } from './use-time-lapse.ts';

/** Photos of looks one after the other, from the first to the latest, each with the day of its look. */
export function TimeLapsePanel({ looks }: { looks: readonly Look[] }) {
  const frames = timeLapseFrames(looks).map(({ photo, observedAt }) => ({
    src: photoAddress(photo.filename),
    observedAt,
  }));
  const { index, isPlaying, play, pause, show } = useTimeLapse(frames);
  const clip = useClip(frames);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const frame = frames[index];
  if (!frame) return null;
  const day = showLongDate(frame.observedAt);
  return (
    <Card as="section" aria-labelledby="time-lapse" className="grid gap-3 print:hidden">
      <h2 id="time-lapse">{words.title}</h2>
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
      <div className="flex flex-wrap gap-2">
        {!isStill && (
          <Button
            icon={isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
            onClick={isPlaying ? pause : play}
          >
            {isPlaying ? words.pause : words.play}
          </Button>
        )}
        {clipType() && (
          <Button
            variant="secondary"
            icon={<Film className="size-5" />}
            pending={clip.isPending}
            pendingText={words.makingClip}
            onClick={clip.save}
          >
            {words.saveClip}
          </Button>
        )}
      </div>
      <FieldError isSilent>{clip.failure}</FieldError>
    </Card>
  );
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
