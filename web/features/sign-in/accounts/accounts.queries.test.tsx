import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { Providers } from '#web/app/providers.tsx';
import { keyOf } from '#web/lib/query-client.ts';
import { knownPerson } from '#web/testing/known-person.ts';
import { mount } from '#web/testing/mount.ts';
import { useLogin } from './accounts.queries.ts';

test('who logs in finds nothing that another person read on this browser (#what-a-device-keeps)', async () => {
  const { user, password } = await knownPerson('student');
  mount(
    <Providers>
      <LogInAfterSomebody username={user.username} password={password} />
    </Providers>,
  );

  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText(`${user.username} reads nothing`)).toBeVisible();
});

/** A browser on which somebody else has read projects. */
function LogInAfterSomebody(credentials: { username: string; password: string }) {
  const client = useQueryClient();
  const login = useLogin();
  const enter = () => {
    client.setQueryData(keyOf(listProjects), ["somebody else's project"]);
    login.mutate(credentials);
  };
  const who = client.getQueryData<{ username: string }>(keyOf(getUser))?.username;
  const read = JSON.stringify(client.getQueryData(keyOf(listProjects))) ?? 'nothing';
  return (
    <>
      <button type="button" onClick={enter}>
        Log in
      </button>
      <p>
        {who} reads {read}
      </p>
    </>
  );
}
