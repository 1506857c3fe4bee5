import { latePart } from '#web/parts/late-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { useOnceTrue } from '#web/ui/dialog.tsx';
import type { PhotoViewerProps } from './photo-viewer-dialog.tsx';

const LateViewer = latePart<PhotoViewerProps>(
  async () => (await import('./photo-viewer-dialog.tsx')).PhotoViewerDialog,
  { meanwhile: <AwaitedWindow /> },
);

/** The photos of a gallery, large, one after the other. It is fetched when the first one is opened. */
export function LatePhotoViewer(props: PhotoViewerProps) {
  const wasOpened = useOnceTrue(props.opened !== null);
  return wasOpened && <LateViewer {...props} />;
}
