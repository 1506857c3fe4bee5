import { Layers2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Photo } from '#domain/contract/photos/photos.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOnceTrue } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/photos/photo-panel.ts';
import type { CameraDialogProps } from './camera-dialog.tsx';
import { useMayUseCamera } from './use-camera.ts';

const LazyCamera = lazyPart<CameraDialogProps>(
  async () => (await import('./camera-dialog.tsx')).CameraDialog,
  { meanwhile: <AwaitedWindow /> },
);

export type SameSpotButtonProps = {
  earlier: Photo;
  onFiles: (files: readonly File[], taken?: { takenAt: string }) => void;
};

/**
 * Opens a viewfinder with an earlier photo over it, where the browser may give the camera. Where it does not after all,
 * the system's own camera opens without a word, as long as the press still counts to the browser.
 */
export function SameSpotButton({ earlier, onFiles }: SameSpotButtonProps) {
  const mayUse = useMayUseCamera();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useOnceTrue(isOpen);
  const system = useRef<HTMLInputElement>(null);
  if (!mayUse) return null;
  return (
    <>
      <Button variant="secondary" icon={<Layers2 className="size-5" />} onClick={() => setOpen(true)}>
        {words.sameSpot}
      </Button>
      <input
        ref={system}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={words.takePhoto}
        hidden
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
      {wasOpened && (
        <LazyCamera
          open={isOpen}
          earlier={earlier}
          onPhoto={(photo, takenAt) => onFiles([photo], { takenAt })}
          onClose={() => setOpen(false)}
          onRefused={() => {
            setOpen(false);
            if (navigator.userActivation.isActive) system.current?.click();
            else toast(words.noCamera);
          }}
        />
      )}
    </>
  );
}
