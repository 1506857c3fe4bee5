import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { test as base, expect } from './journey.ts';

const ADMIN = {
  username: 'ranger',
  email: 'ranger@example.org',
  password: 'tall-oak-tree',
  firstName: 'Hazel',
  lastName: 'Ranger',
};

type ForEachWorker = {
  /** The administrator of the worker's server. */
  admin: typeof ADMIN;
  /** Students on the worker's server before its first journey; none unless a file asks for some. */
  crowd: number;
};

/** The `test` of journeys on a server of their own whose first administrator is there already. */
export const test = base.extend<object, ForEachWorker>({
  crowd: [0, { scope: 'worker', option: true }],
  admin: [
    async ({ server, crowd }, use) => {
      if (crowd > 0) seedStudents(crowd, server.dataDir);
      const response = await fetch(server.url + createFirstAdmin.path, {
        method: createFirstAdmin.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      expect(response.ok).toBe(true);
      await use(ADMIN);
    },
    { scope: 'worker', auto: true },
  ],
});

function seedStudents(count: number, dataDir: string): void {
  execFileSync(process.execPath, ['tools/seed.ts', '--force', '--students', String(count)], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** Signs the administrator in without the screens. */
export async function enterAsAdmin(
  page: Pick<Page, 'request'>,
  { username, password }: typeof ADMIN,
): Promise<void> {
  const response = await page.request.post(login.path, { data: { username, password } });
  expect(response.ok(), await response.text()).toBe(true);
}
