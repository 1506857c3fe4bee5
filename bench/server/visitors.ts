/** People who sign in at a contender as their browsers would. */

import { listProjects } from '../../domain/contract/notebook/projects.ts';
import { addressOf } from '../../domain/contract/platform/endpoint.ts';
import { login } from '../../domain/contract/sign-in/accounts.ts';
import { CROWD_PASSWORD } from '../../server/testing/crowd.ts';
import type { ProjectList, Visitor } from './calls.ts';

async function signIn(url: string, username: string): Promise<{ id: string; cookie: string }> {
  const response = await fetch(url + addressOf(login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: CROWD_PASSWORD }),
  });
  // To its end: express-session keeps a session only after it has sent the head of its response.
  const reply = await response.text();
  if (!response.ok) throw new Error(`${username} cannot log in: ${reply}`);
  const cookie = response.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  return { id: String((JSON.parse(reply) as { id?: unknown }).id), cookie };
}

/** So many scouts, every `spread`-th of all, each signed in with projects, and one administrator beside them. */
export async function inviteVisitors(
  url: string,
  count: number,
  adminName: string,
  spread = 1,
): Promise<Visitor[]> {
  const { cookie: adminCookie } = await signIn(url, adminName);
  const visitors: Visitor[] = [];
  for (let number = 0; number < count; number += 1) {
    const username = `scout-${number * spread}`;
    const { id, cookie } = await signIn(url, username);
    const response = await fetch(url + addressOf(listProjects), { headers: { cookie } });
    if (!response.ok) throw new Error(`${username} cannot list projects: ${await response.text()}`);
    const projects = (await response.json()) as ProjectList;
    const address = `10.0.${number >> 8}.${number % 256}`;
    visitors.push({ id, username, address, cookie, adminCookie, projectIds: projects.map(({ id }) => id) });
  }
  return visitors;
}
