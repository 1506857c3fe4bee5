import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createFirstAdmin, login } from '../../domain/contract/sign-in/accounts.ts';
import {
  confirmEnrolment,
  type Enrolment,
  startEnrolment,
} from '../../domain/contract/sign-in/second-factor.ts';
import { type Caller, granted } from '../../e2e/known-scout.ts';
import { openLedTroop, LEADER as RIVERA } from '../../e2e/led-troop.ts';
import { openPage } from '../../e2e/parent-screen.ts';
import { codeOf, stepAt } from '../../server/sign-in/second-factor/totp.service.ts';
import type { MailServer } from '../../server/testing/smtp-server.ts';
import type { Walker } from './device.ts';
import type { Journey } from './scouts.ts';

const ADMIN = { username: 'ranger', email: 'ranger@example.org', password: 'tall-oak-tree' };
const STUDENTS = 300;
const SCOUTS = 10;

/** So many students in the data of a running product. */
export function seedStudents(dataDir: string): void {
  execFileSync(process.execPath, ['tools/seed.ts', '--force', '--students', String(STUDENTS)], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** The secrets of authenticator apps: behind https nobody of the staff does without one. */
const secrets = new Map<string, string>();

/** Signs somebody of the staff in. Gives whether there is such an account. */
async function enter({ request }: Caller, { username, password }: typeof ADMIN): Promise<boolean> {
  const codeNow = (secret: string) => ({ code: codeOf(secret, stepAt(Date.now())) });
  const known = secrets.get(username);
  const data = { username, password, admin: true, ...(known && codeNow(known)) };
  if (!(await request.post(login.path, { data })).ok()) return false;
  if (known) return true;
  const { secret } = (await (await request.post(startEnrolment.path, { data: {} })).json()) as Enrolment;
  await granted(await request.post(confirmEnrolment.path, { data: codeNow(secret) }));
  secrets.set(username, secret);
  return true;
}

/** Signs the administrator in, and makes the account first if there is none. */
async function enterAsAdmin(page: Page): Promise<void> {
  const data = { ...ADMIN, firstName: 'Hazel', lastName: 'Ranger' };
  await page.request.post(createFirstAdmin.path, { data });
  await enter(page, ADMIN);
}

/** From a page's first heading to another one's, by a link. */
function follow(
  walker: Walker,
  name: string,
  link: string | RegExp,
  heading: string | RegExp,
): Promise<void> {
  const { page } = walker;
  const exact = typeof link === 'string';
  const from = page.getByRole('link', { name: link, exact }).first();
  return walker.press('screen', name, from, page.getByRole('heading', { name: heading }).first());
}

export const LEADER: Journey = {
  name: 'leader',
  prepare: async (page) => {
    if (await enter(page, RIVERA)) return '/leader';
    await enterAsAdmin(page);
    await openLedTroop(page, SCOUTS, async (as) => void (await enter(as, RIVERA)));
    return '/leader';
  },
  walk: async (walker, begin) => {
    const { page } = walker;
    await walker.open(begin, page.getByRole('link', { name: 'Ada A.' }));
    const opens = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
    await walker.press('menu', 'her own menu', opens, page.getByRole('menuitem').last());
    await page.keyboard.press('Escape');
    await follow(walker, 'to the meeting', 'Meeting', /^Look due|^Meeting/);
    await page.goBack();
    await follow(walker, "to a scout's work", 'Ada A.', 'Notes and photos');
    const unfolds = page.getByRole('main').getByRole('button', { expanded: false }).first();
    const unfolded = page.getByRole('main').getByRole('button', { expanded: true }).first();
    if ((await unfolds.count()) > 0) await walker.press('unfolded', 'a part of the work', unfolds, unfolded);
    await page.goBack();
    await follow(walker, 'to the families', 'Invite families', 'Families');
  },
};

export const ADMINISTRATOR: Journey = {
  name: 'administrator',
  prepare: async (page) => {
    await enterAsAdmin(page);
    return '/admin';
  },
  walk: async (walker, begin) => {
    const { page } = walker;
    const students = page.getByRole('region', { name: /^Students/ }).getByRole('listitem');
    await walker.open(begin, students.first());
    const places = page.getByRole('button', { name: /^Menu/ });
    const log = page.getByRole('navigation', { name: 'Administration' }).getByRole('link').last();
    await walker.press('menu', 'the places', places, log);
    await page.keyboard.press('Escape');
    const filters = page.getByRole('button', { name: /^Filters/, expanded: false });
    await walker.press('unfolded', 'the filters', filters, page.getByLabel('Status', { exact: true }));
    const pages = page.getByRole('navigation', { name: 'Pages of students' });
    const next = pages.getByRole('link', { name: 'Next page' });
    await walker.press('screen', 'the next page', next, pages.getByText(/Page 2 of/));
    const actions = page.getByRole('button', { name: /^Actions for/ }).first();
    const reset = page.getByRole('menuitem', { name: 'Reset Password' });
    await walker.press('menu', 'of a student', actions, reset);
    const dialog = page.getByRole('dialog');
    await walker.press('dialog', 'a new password', reset, dialog.getByLabel('New password', { exact: true }));
    const close = dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).first();
    await walker.press('dialog', 'no new password', close, students.first());
    const row = students.first().getByRole('link').first();
    await walker.press('screen', 'to a student', row, page.getByRole('heading', { name: 'What was done' }));
  },
};

/** @param family a mailbox, and the address of a parent of two there. */
export const parentOf = (family: { mails: MailServer; address: string }): Journey => {
  let letters = 0;
  return {
    name: 'parent',
    prepare: async (page) => {
      letters += 1;
      await openPage(page, family.mails, family.address, letters);
      return '/parent';
    },
    walk: async (walker, begin) => {
      const { page } = walker;
      const close = page.getByRole('button', { name: 'Close my page' });
      await walker.open(begin, close);
      for (const name of ['Ben', 'Ada']) {
        const shown = page.getByRole('heading', { name: `${name}’s notebook`, level: 1 });
        await walker.press('tab', "the other child's", page.getByRole('tab', { name }), shown);
      }
      const places = page.getByRole('navigation', { name: /^On this page/ });
      for (const name of ['Permissions', 'Family', 'Stop or delete', 'Work']) {
        const place = places.getByRole('button', { name, exact: true });
        await walker.press('tab', `to ${name}`, place, places.locator('[aria-current="true"]'));
      }
      for (const name of [/^Photos/, /^Tracking entries/]) {
        const unfolds = page.getByRole('button', { name }).first();
        await walker.press(
          'unfolded',
          String(name.source.slice(1)),
          unfolds,
          page.getByRole('button', { name, expanded: true }).first(),
        );
      }
      const menu = page.getByRole('button', { name: "Menu of Ada's willow" });
      await walker.press('menu', 'of a project', menu, page.getByRole('menuitem').first());
      await page.keyboard.press('Escape');
    },
  };
};
