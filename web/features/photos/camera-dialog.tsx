import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { photoTime } from '#domain/rules/photos/photo-time.ts';
import { showLongDate, thisMinute } from '#web/lib/dates.ts';
import { useObjectUrl } from '#web/lib/object-url.ts';
import { Button } from '#web/ui/button.tsx';
import { FullWindow } from '#web/ui/full-window.tsx';
import * as words from '#words/photos/photo-camera.ts';
import { sameSpot } from '#words/photos/photo-panel.ts';
import { photoAddress } from './photos.queries.ts';
import { takePicture, useCamera } from './use-camera.ts';

export type CameraDialogProps = {
  open: boolean;
  /** Lies faintly over the viewfinder. */
  earlier: Photo;
  onPhoto: (photo: File, takenAt: string) => void;
  onClose: () => void;
  /** There is no picture of a camera to be had. */
  onRefused: () => void;
};

const pictureClass = 'absolute inset-0 size-full object-contain';

/** A viewfinder with an earlier photo over it, so that both are taken from the same spot. */
export function CameraDialog({ open, earlier, onPhoto, onClose, onRefused }: CameraDialogProps) {
  const [strength, setStrength] = useState(35);
  const [shot, setShot] = useState<{ file: File; at: string } | null>(null);
  const { video } = useCamera(open, onRefused);
  const shutter = useRef<HTMLButtonElement>(null);
  const hadShot = useRef(false);
  useEffect(() => {
    // 'Take it again' is gone with its photo, and the focus with it.
    if (hadShot.current && !shot) shutter.current?.focus();
    hadShot.current = shot !== null;
  }, [shot]);
  const preview = useObjectUrl(shot?.file ?? null);
  const close = () => {
    setShot(null);
    onClose();
  };
  const shoot = async () => {
    if (!video.current?.videoWidth) return;
    const at = thisMinute();
    setShot({ file: await takePicture(video.current, `photo-${at.replace(/\D/g, '-')}.jpg`), at });
  };
  const use = () => {
    if (shot) onPhoto(shot.file, shot.at);
    close();
  };
  return (
    <FullWindow open={open} onOpenChange={close} title={sameSpot}>
      <div className="relative min-h-[45dvh] flex-1 bg-shade">
        <video ref={video} autoPlay muted playsInline aria-label={words.view} className={pictureClass} />
        {!shot && (
          <img
            src={photoAddress(earlier.filename)}
            alt={words.cuttingsOn(showLongDate(photoTime(earlier)))}
            style={{ opacity: strength / 100 }}
            className={`${pictureClass} pointer-events-none`}
          />
        )}
        {preview && <img src={preview} alt={words.justTaken} className={`${pictureClass} bg-shade`} />}
      </div>
      <div className="mx-auto grid w-full max-w-2xl gap-3 px-gutter pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {shot ? (
          <div className="flex flex-wrap gap-2">
            <Button
              autoFocus
              size="lg"
              className="grow basis-44"
              icon={<Check className="size-5" />}
              onClick={use}
            >
              {words.use}
            </Button>
            <Button
              variant="secondary"
              size="lg"
              className="grow basis-44"
              icon={<RotateCcw className="size-5" />}
              onClick={() => setShot(null)}
            >
              {words.again}
            </Button>
          </div>
        ) : (
          <>
            <GhostSlider value={strength} onChange={setStrength} />
            <button
              ref={shutter}
              type="button"
              aria-label={words.shutter}
              onClick={shoot}
              className="grid size-18 place-items-center justify-self-center rounded-full border-4 border-forest bg-paper-raised active:translate-y-px"
            >
              <span className="size-13 rounded-full bg-forest" />
            </button>
          </>
        )}
      </div>
    </FullWindow>
  );
}

function GhostSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {words.strength}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="80"
        step="5"
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={words.percent(value)}
        className="h-11 w-full accent-forest"
      />
    </div>
  );
}
