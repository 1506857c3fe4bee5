import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { useOnceTrue } from '#web/ui/dialog.tsx';
import type { PhotoViewerProps } from './photo-viewer-dialog.tsx';

const LazyViewer = lazyPart<PhotoViewerProps>(
  async () => (await import('./photo-viewer-dialog.tsx')).PhotoViewerDialog,
  { meanwhile: <AwaitedWindow /> },
);

/** The photos of a gallery, large, one after the other. It is fetched when the first one is opened. */
export function LazyPhotoViewer(props: PhotoViewerProps) {
  const wasOpened = useOnceTrue(props.opened !== null);
  return wasOpened && <LazyViewer {...props} />;
}
