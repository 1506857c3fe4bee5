import { pageUser } from '#web/lib/page-user.ts';
import type { KeptTexts } from '#web/parts/form.ts';
import { keepTyping, keptTyping, useKeptTyping } from '#web/parts/use-kept-typing.ts';
import type { NamedStudent } from './student-badge.tsx';

/** Fields of each form that may lie on the device; a scan may not. */
const FIELDS = {
  phone: ['number', 'time', 'note'],
  form: ['parentFirstName', 'parentLastName', 'parentEmail'],
} as const;

export type Proof = keyof typeof FIELDS;
const PROOFS = ['phone', 'form'] as const;

/** In what is kept: its window was closed by hand, so that it does not open by itself. */
const IS_ASIDE = 'isAside';

const nameOf = (proof: Proof, { id }: NamedStudent) => `proof-${proof}:${id}`;
const keptProof = (proof: Proof, student: NamedStudent) => keptTyping(nameOf(proof, student), pageUser());

/** Drafts of a call or a form; they outlive a reload, a login and the window, until sent or cancelled. */
export function useKeptProof(proof: Proof, student: NamedStudent): KeptTexts {
  return useKeptTyping(nameOf(proof, student), pageUser(), FIELDS[proof]);
}

/** Returns the form that an administrator has begun for this student, or null. */
export function begunProof(student: NamedStudent): Proof | null {
  return PROOFS.find((proof) => keptProof(proof, student) !== null) ?? null;
}

/** True when the page went while it was being filled in: the session ended, or it was loaded again. */
export function isProofBroken(student: NamedStudent): boolean {
  return PROOFS.some((proof) => {
    const kept = keptProof(proof, student);
    return kept !== null && kept[IS_ASIDE] === undefined;
  });
}

/** The window was closed over it: what is typed waits there for the next time. */
export function setProofAside(student: NamedStudent): void {
  for (const proof of PROOFS) {
    const kept = keptProof(proof, student);
    if (kept) keepTyping(nameOf(proof, student), pageUser(), { ...kept, [IS_ASIDE]: 'yes' });
  }
}
