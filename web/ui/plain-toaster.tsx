import { useEffect } from 'react';
import { TOAST_DURATION_MS } from '#domain/limits.ts';
import { useLateWords } from '#web/lib/use-late-words.ts';
import { said } from '#words/sentences.ts';
import { dismissToast, TOAST_REGION_ID, useToasts } from './toast-store.ts';

/** The newest notification in its plainest form, where the file of the Toaster did not arrive. */
export function PlainToaster() {
  const shown = useToasts().find((entry) => entry.open);
  useLateWords();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => dismissToast(shown.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div id={TOAST_REGION_ID} role="status" className="toast-place print:hidden">
      {shown && (
        <div className="rounded-md border border-line-strong bg-paper-raised p-4 text-ink shadow-lifted">
          <p className="font-semibold">{said(shown.title)}</p>
          {shown.description && (
            <p className="text-sm">
              {shown.about && `${shown.about}: `}
              {said(shown.description)}
            </p>
          )}
          {shown.note && <p className="text-sm">{shown.note}</p>}
        </div>
      )}
    </div>
  );
}
