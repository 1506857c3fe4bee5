import { useState } from 'react';
import type { KeptTexts } from './form.ts';

const keyOf = (form: string, ownerId: string) => `typed:${form}:${ownerId}`;

/** Returns texts typed into a form in this tab and never sent, by field; null without any. */
export function keptTyping(form: string, ownerId: string | undefined): Record<string, string> | null {
  try {
    return ownerId === undefined ? null : JSON.parse(sessionStorage.getItem(keyOf(form, ownerId)) ?? 'null');
  } catch {
    return null; // storage may be blocked
  }
}

/** Keeps what is typed, in this tab alone; where storage is blocked it is typed again. */
export function keepTyping(
  form: string,
  ownerId: string | undefined,
  typed: Readonly<Record<string, unknown>>,
): void {
  try {
    if (ownerId !== undefined) sessionStorage.setItem(keyOf(form, ownerId), JSON.stringify(typed));
  } catch {
    // Text that is not kept has to be typed again.
  }
}

/**
 * Keeps what is typed into a form that goes to the server as a whole, over a reload or a login that became necessary: in
 * this tab alone and for this person; a logout forgets it.
 * @param ownerId for whom it is kept, NOBODY for who is not signed in; without one nothing is.
 * @param fields what may lie on the device: never a password, and nothing that is given on sending, such as a signature.
 */
export function useKeptTyping(
  form: string,
  ownerId: string | undefined,
  fields: readonly string[],
): KeptTexts {
  const [left] = useState(() => keptTyping(form, ownerId));
  return {
    left,
    keep: (typed) => keepTyping(form, ownerId, Object.fromEntries(fields.map((name) => [name, typed[name]]))),
    forget: () => forgetKeptTyping(form, ownerId),
  };
}

/** Nobody wants any more what was typed there. */
export function forgetKeptTyping(form: string, ownerId: string | undefined): void {
  try {
    if (ownerId !== undefined) sessionStorage.removeItem(keyOf(form, ownerId));
  } catch {
    // Nothing was kept either.
  }
}
