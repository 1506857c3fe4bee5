import { useEffect } from 'react';
import { TOAST_DURATION_MS } from '#domain/limits.ts';
import { useLazyWords } from '#web/ui/use-lazy-words.ts';
import { said } from '#words/sentences.ts';
import { cx } from './class-names.ts';
import { dismissToast, TOAST_REGION_ID, type ToastEntry, useToasts } from './toast-store.ts';

/**
 * Two lines high at most; the rest of a longer one is there for screen readers, and for who points at it or comes by
 * keyboard. A note is said nowhere else, and is never cut.
 */
export function toastWordsClass({ note }: Pick<ToastEntry, 'note'>): string {
  const clamp = 'line-clamp-2 group-hover:line-clamp-none group-focus-within:line-clamp-none';
  return cx('my-1 min-w-0 flex-1 text-[min(0.9375rem,6vw)] leading-snug', !note && clamp);
}

/** The newest notification in its plainest form, where the file of the Toaster did not arrive. */
export function PlainToaster() {
  const shown = useToasts().find((entry) => entry.open);
  useLazyWords();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => dismissToast(shown.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div id={TOAST_REGION_ID} role="status" className="toast-place print:hidden">
      {shown && (
        <div className="group max-w-xl rounded-md border border-line-strong bg-paper-raised px-3 py-1 text-ink shadow-lifted">
          <p className={toastWordsClass(shown)}>
            <span className="mr-1.5 font-semibold">{said(shown.title)}</span>
            {shown.about && `${shown.about}: `}
            {shown.description && said(shown.description)}
            {shown.note && ` ${shown.note}`}
          </p>
        </div>
      )}
    </div>
  );
}
