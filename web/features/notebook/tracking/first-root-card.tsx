import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Jar } from '#domain/contract/notebook/glances.ts';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { playGrowing } from '#web/lib/play-growing.ts';
import { useMediaQuery } from '#web/ui/media-query.ts';
import * as words from '#words/notebook/first-root.ts';
import { StampBadge } from './stamp-badge.tsx';

/** A child sees the jar as it was before its root grows, and the root before the stamp is pressed. */
const GROWS_AFTER_MS = 700;
const STAMPED_AFTER_MS = 2100;

export type FirstRootCardProps = {
  /** The jar as it was without the look, and as it is with it. */
  before: Jar;
  after: Jar;
  drawingOf: (jar: Jar) => ReactNode;
  onClose: () => void;
};

/**
 * The first root, where the jar stands: it grows there, large, and its stamp is pressed. A tap then ends it, and Escape at
 * any time.
 */
export function FirstRootCard({ before, after, drawingOf, onClose }: FirstRootCardProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [areSoundsOff] = useLocalFlag('soundsAreOff');
  const [shown, show] = useState<'before' | 'grown' | 'stamped'>(isStill ? 'stamped' : 'before');
  // It appears under a finger that may tap once more.
  const [takesPress, takePress] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Whoever writes elsewhere by now goes on there.
    if (document.activeElement?.matches('input, textarea, select')) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    if (!areSoundsOff) playGrowing();
    const growing = isStill ? undefined : setTimeout(() => show('grown'), GROWS_AFTER_MS);
    const stamping = setTimeout(() => {
      show('stamped');
      takePress(true);
    }, STAMPED_AFTER_MS);
    return () => {
      clearTimeout(growing);
      clearTimeout(stamping);
    };
  }, [isStill, areSoundsOff]);
  return (
    <button
      ref={button}
      type="button"
      onClick={() => takesPress && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        // A key that is held since it appeared presses again and again.
        if (event.repeat) event.preventDefault();
      }}
      className="grid w-full animate-rise justify-items-center gap-2 rounded-md p-2"
    >
      {drawingOf(shown === 'before' ? before : after)}
      <span className="flex min-h-20 items-center gap-3">
        <span className="font-semibold text-3xl">{words.title}</span>
        {shown === 'stamped' && <StampBadge kind="roots" isFresh={!isStill} />}
      </span>
      <span className="inline-flex items-center gap-2 font-semibold text-forest">
        {words.goOn} <ArrowRight aria-hidden="true" className="size-5" />
      </span>
    </button>
  );
}
