import * as words from '#words/platform/fields.ts';
import { Spinner } from './spinner.tsx';

/** Stands where a window opens while its file is on its way: a press is answered at once, and nothing is kept from another. */
export function AwaitedWindow() {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-50 grid animate-appear place-items-center text-2xl"
    >
      <span className="rounded-full border border-line-strong bg-paper-raised p-3 text-ink shadow-lifted">
        <Spinner />
        <span className="sr-only">{words.loading}</span>
      </span>
    </div>
  );
}
