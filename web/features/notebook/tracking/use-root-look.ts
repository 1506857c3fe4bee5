import { useRef, useState } from 'react';
import { isSaid, lookSaidIn, type RootLook, tapLook } from '#domain/rules/notebook/root-looks.ts';
import { LANGUAGE } from '#words/platform/language.ts';
import type { useTrackingEntryForm } from './use-tracking-entry-form.ts';

type EntryForm = ReturnType<typeof useTrackingEntryForm>;

/** The look of the roots that a child taps while it writes an entry, and what the tap writes and ticks for it. */
export function useRootLook({ field, box }: Pick<EntryForm, 'field' | 'box'>) {
  const [notes, growth] = [field('notes'), box('noticedRootGrowth')];
  const [tapped, setTapped] = useState(() => lookSaidIn(notes.value));
  /** Remembers who ticked root growth: after the child did, no tap on a picture changes it. */
  const tickedBy = useRef<'child' | 'tap' | null>(growth.checked ? 'child' : null);

  function tap(look: RootLook): void {
    const after = tapLook(notes.value, tapped, look, LANGUAGE);
    setTapped(after.tapped);
    if (after.notes !== notes.value) notes.onChange(after.notes);
    const shows = after.tapped !== null && after.tapped.look !== 'none';
    if (tickedBy.current === 'child' || shows === growth.checked) return;
    tickedBy.current = 'tap';
    growth.onChange(shows);
  }

  return {
    /** The look that was tapped, as long as its words stand in the notes. */
    chosen: tapped && isSaid(tapped.look, notes.value) ? tapped.look : null,
    tap,
    growth: {
      ...growth,
      onChange: (input: Parameters<typeof growth.onChange>[0]) => {
        tickedBy.current = 'child';
        growth.onChange(input);
      },
    },
  };
}
