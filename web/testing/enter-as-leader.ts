import { addLeader, createTroop } from '#domain/contract/office/troops.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { agreeAsLeader, getLeaderHome } from '#domain/contract/troop/leader.ts';
import { call } from '#web/lib/call.ts';
import { forgetPageUser } from '#web/lib/page-user.ts';
import { signIn } from './sign-in.ts';

/** Signs in the leader of a new troop, who has agreed to the undertaking; returns its id. */
export async function enterAsLeader(): Promise<string> {
  const { user, password } = await signIn('leader');
  await signIn('admin');
  forgetPageUser();
  // The server is every test's.
  const number = String(1000 + Math.floor(Math.random() * 9_000_000));
  const { id } = await call(createTroop, {
    body: { organization: 'scouts_bsa', state: 'WI', number, name: 'Oak Patrol' },
  });
  await call(addLeader, { params: { id }, body: { leaderId: user.id } });
  await call(login, { body: { username: user.username, password } });
  forgetPageUser();
  const { undertaking } = await call(getLeaderHome);
  await call(agreeAsLeader, { body: { hash: undertaking.hash } });
  return id;
}
