import { addLeader, createTroop } from '#domain/contract/office/troops.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { agreeToUndertaking, getLeaderHome } from '#domain/contract/troop/leader.ts';
import { forgetBelief } from '#web/lib/believed-person.ts';
import { call } from '#web/lib/call.ts';
import { signIn } from './sign-in.ts';

/** Signs in a leader of a troop of her own, who has agreed to the undertaking; gives its id. */
export async function enterAsLeader(): Promise<string> {
  const { user, password } = await signIn('leader');
  await signIn('admin');
  forgetBelief();
  // The server is every test's.
  const number = String(1000 + Math.floor(Math.random() * 9_000_000));
  const { id } = await call(createTroop, {
    body: { organization: 'scouts_bsa', state: 'WI', number, name: 'Oak Patrol' },
  });
  await call(addLeader, { params: { id }, body: { leaderId: user.id } });
  await call(login, { body: { username: user.username, password } });
  forgetBelief();
  const { undertaking } = await call(getLeaderHome);
  await call(agreeToUndertaking, { body: { hash: undertaking.hash } });
  return id;
}
