import type { DraftNote } from './drafts.ts';
import type { Outgoing } from './outbox-words.ts';

/** Writes down what a form holds now. Gives what tells if the device has exactly that; it never rejects. */
export function keepDraft(typed: Outgoing['typed'], note: DraftNote): () => Promise<boolean> {
  typed.keep(note);
  const { by, count } = typed.mark;
  // A half-typed date looks empty to the page: there are no words to be lost.
  if (!note.hasChanges && Object.values(note.texts).every((text) => text === '')) return async () => true;
  const isKept = async () => {
    const left = await typed.left();
    return left.some((it) => it.form === note.draft.form && it.by === by && it.count === count);
  };
  return () => isKept().catch(() => false);
}
