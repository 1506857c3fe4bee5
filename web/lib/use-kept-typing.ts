import { useState } from 'react';

/** A form may hold nothing for a field. */
type Values<Name extends string> = Partial<Record<Name, string | null | undefined>>;

function read<Name extends string>(key: string | null): Record<Name, string> | null {
  try {
    return key === null ? null : JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null; // storage may be blocked
  }
}

/**
 * Keeps what is typed into a form that goes to the server as a whole, over a reload or a login that became necessary: in
 * this tab alone and for this person; a logout forgets it.
 * @param ownerId for whom it is kept; for nobody (undefined) nothing is.
 * @param fields what may lie on the device: never a password, and nothing that is given on sending, such as a signature.
 */
export function useKeptTyping<Name extends string>(
  form: string,
  ownerId: string | undefined,
  fields: readonly Name[],
) {
  const key = ownerId === undefined ? null : `typed:${form}:${ownerId}`;
  const [typed] = useState(() => read<Name>(key));
  const keep = (values: Values<Name>) => {
    if (key === null) return;
    const kept = Object.fromEntries(fields.map((name) => [name, values[name] ?? '']));
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // What is not kept is typed again.
    }
  };
  const forget = () => {
    try {
      if (key !== null) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept either.
    }
  };
  return { typed, keep, forget };
}
