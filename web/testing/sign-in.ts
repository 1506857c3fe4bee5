import type { User } from '#domain/contract/sign-in/accounts.ts';

export type Signed = { user: User; password: string };

/**
 * Makes a person on the server, and signs this browser in as that person; where an address is given also a parent, whose
 * page is open in this browser. `account` names what the test is about, such as `{ firstName: 'Ash', state: 'OR' }`; the rest is made up, and differs from everybody else's where it must.
 */
export async function signIn(
  as: 'student' | 'unconsentedStudent' | 'admin' | 'leader',
  account: Partial<User> = {},
  parentEmail?: string,
): Promise<Signed> {
  // The one call outside the contract: only server/testing/serve.ts answers it.
  const response = await fetch('/api/testing/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as, account, parentEmail }),
  });
  if (!response.ok) throw new Error(`Nobody could be signed in: ${response.status} ${await response.text()}`);
  return response.json();
}
