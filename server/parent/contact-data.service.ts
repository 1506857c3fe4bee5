import type { User } from '#domain/contract/accounts.ts';
import { maskedAddress } from '#domain/rules/consent.ts';
import { folded } from '#domain/rules/text.ts';
import type { Parent } from './parent-sessions.store.ts';

function masked(address: string | null): string | null {
  return address === null ? null : maskedAddress(address);
}

function isTheirs(address: string | null, { emailKey }: Parent): boolean {
  return address === null || folded(address) === emailKey;
}

/** The account as one of the parents may take it away: how to reach another one is not hers to know (§20). */
export function accountFor(parent: Parent, account: User): User {
  if (isTheirs(account.parentEmail, parent)) return account;
  return { ...account, parentEmail: masked(account.parentEmail), parentPhone: null };
}
