import { useCallback, useState } from 'react';

const NOTHING_TYPED = { parentFirstName: '', parentLastName: '', parentEmail: '', parentPhone: '' };

/** What a parent has typed so far; never the signature, nor that the terms were agreed to: both are given on sending. */
export type ConsentDraft = typeof NOTHING_TYPED;

/** A form holds more than what is kept, and may hold nothing for a field. */
type ConsentFields = { [Field in keyof ConsentDraft]?: string | null | undefined };

const keyOf = (childId: string) => `rootling-consent-draft:${childId}`;

function read(childId: string | undefined): ConsentDraft {
  try {
    const kept = childId && sessionStorage.getItem(keyOf(childId));
    return kept ? { ...NOTHING_TYPED, ...JSON.parse(kept) } : NOTHING_TYPED;
  } catch {
    return NOTHING_TYPED; // storage may be blocked
  }
}

/**
 * Keeps what a parent has typed over a reload, in this tab alone and for this child; a logout forgets it too. A specimen
 * has no child, and nothing typed there is kept (RULINGS 16).
 */
export function useConsentDraft(childId: string | undefined) {
  const [typed] = useState(() => read(childId));
  const keep = useCallback(
    ({ parentFirstName, parentLastName, parentEmail, parentPhone }: ConsentFields) => {
      if (!childId) return;
      const draft = { parentFirstName, parentLastName, parentEmail, parentPhone: parentPhone ?? '' };
      try {
        sessionStorage.setItem(keyOf(childId), JSON.stringify(draft));
      } catch {
        // What is not kept is typed again.
      }
    },
    [childId],
  );
  const forget = () => {
    if (!childId) return;
    try {
      sessionStorage.removeItem(keyOf(childId));
    } catch {
      // Nothing was kept either.
    }
  };
  return { typed, keep, forget };
}
