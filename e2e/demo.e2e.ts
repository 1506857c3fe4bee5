/** The demonstration as who tries the product starts it: in a folder of its own, twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openParentPage } from '#domain/contract/family/parent.ts';
import { createProject, listProjects, type Project } from '#domain/contract/notebook/projects.ts';
import { login, type User } from '#domain/contract/sign-in/accounts.ts';
import { getLeaderHome, type LeaderHome } from '#domain/contract/troop/leader.ts';
import { sendAs } from '#server/testing/scout-browser.ts';
import { ADMIN, DEMO_PASSWORD, LEADERS, MEMBERS } from '../tools/demo/cast.ts';
import { expect, ONE_SIZE, test } from './journey.ts';
import { LoginScreen } from './login-screen.ts';

const FILLING_MS = 900_000;

/** Starts it, and waits until it has told the logins; gives its address and all that it said. */
async function startDemo(folder: string, real: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../tools/demo.ts'), '--in', folder], {
    env: { ...process.env, PORT: '', DATA_DIR: real, SMTP_URL: 'smtp://mail.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const told = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        const url = /The demonstration is at (http:\/\/localhost:\d+)\./.exec(said)?.[1];
        if (url !== undefined && said.includes('Ctrl+C stops it.')) resolve(url);
      });
    ended.then(([code]) => reject(new Error(`It ended with ${code}:\n${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: await told, said: () => said, stop };
}

async function loggedIn(url: string, username: string, isStaff = false) {
  const { send } = sendAs(url);
  const body = { username, password: DEMO_PASSWORD, ...(isStaff && { admin: true }) };
  return { send, user: (await send(login, {}, body)) as User };
}

async function everybodyIsThere(url: string, said: string): Promise<void> {
  const { user: admin } = await loggedIn(url, ADMIN.username, true);
  expect(admin.role).toBe('admin');
  const leader = await loggedIn(url, LEADERS[0].username, true);
  expect(((await leader.send(getLeaderHome, {}, {})) as LeaderHome).troops).toHaveLength(1);
  for (const { username, language, course } of MEMBERS) {
    const { user, send } = await loggedIn(url, username);
    const isWaiting = course.at === 'signed-up';
    expect([username, user.language ?? 'en', user.parentConsentCompleted]).toEqual([
      username,
      language ?? 'en',
      !isWaiting,
    ]);
    expect(said).toContain(`${username} `);
    if (isWaiting) continue;
    const projects = (await send(listProjects, {}, {})) as Project[];
    const completed = projects.filter((it) => it.status === 'completed').length;
    expect([username, projects.length, completed]).toEqual([
      username,
      course.at === 'nothing' ? 0 : 1,
      course.at === 'done' ? 1 : 0,
    ]);
  }
}

test(
  'the demonstration fills an empty folder, everybody can log in, a second start keeps what is there, and no other data are touched',
  ONE_SIZE,
  async ({ page }) => {
    test.setTimeout(FILLING_MS);
    const above = mkdtempSync(join(tmpdir(), 'rootling-demo-'));
    const real = mkdtempSync(join(tmpdir(), 'rootling-real-'));
    writeFileSync(join(real, 'kept'), 'as it was');
    const folder = join(above, 'own');
    const first = await startDemo(folder, real);
    try {
      await everybodyIsThere(first.url, first.said());
      const link = /\/parent#(\S+)/.exec(first.said())?.[1];
      await sendAs(first.url).send(openParentPage, {}, { token: link });
      const { send } = await loggedIn(first.url, 'fay');
      await send(createProject, {}, { name: 'What a visitor began' });
    } finally {
      await first.stop();
    }
    const second = await startDemo(folder, real);
    try {
      expect(second.said()).not.toContain('Filling the demonstration');
      await page.goto(second.url);
      await new LoginScreen(page).logIn({ username: 'fay', password: DEMO_PASSWORD });
      await expect(page.getByRole('heading', { name: 'What a visitor began' })).toBeVisible();
    } finally {
      await second.stop();
    }
    expect([readdirSync(real), readFileSync(join(real, 'kept'), 'utf8')]).toEqual([['kept'], 'as it was']);
    for (const own of [above, real]) rmSync(own, { recursive: true });
  },
);
