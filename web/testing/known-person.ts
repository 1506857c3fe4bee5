import { logout } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';
import { type Signed, signIn } from './sign-in.ts';

/** Somebody who has an account but is not signed in here. */
export async function knownPerson(...who: Parameters<typeof signIn>): Promise<Signed> {
  const person = await signIn(...who);
  await call(logout, { as: person.user.id });
  return person;
}
