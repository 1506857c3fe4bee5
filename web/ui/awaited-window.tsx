import * as words from '#words/fields.ts';
import { Spinner } from './spinner.tsx';

/** Stands where a window opens while its file is on its way: a press is answered at once. */
export function AwaitedWindow() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid animate-appear place-items-center bg-shade/55 text-3xl text-white"
    >
      <Spinner />
      <span className="sr-only">{words.loading}</span>
    </div>
  );
}
