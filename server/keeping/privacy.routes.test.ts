import { expect, test } from 'vitest';
import { getPrivacyNotice, type PrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { ABOUT_NOBODY, RETENTION } from '#domain/rules/keeping/retention.ts';
import { rowsOfEveryTable } from '#server/testing/rows-of-every-table.ts';
import { openWorld } from '#server/testing/test-app.ts';

const wordsOf = ({ sections }: PrivacyNotice) =>
  sections.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points]).join('\n');
const rowOf = ({ retention }: PrivacyNotice, what: string) => retention.find((it) => it.what === what);

async function noticeWith(environment: Record<string, string>): Promise<PrivacyNotice> {
  const { stranger } = await openWorld(environment);
  const { status, body, headers } = await stranger().call(getPrivacyNotice);
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  return body;
}

test('where nobody has said who runs the site, the notice says that', async () => {
  const notice = await noticeWith({});
  expect(notice).toMatchObject({
    operator: { name: null, address: null, phone: null },
    supportEmail: null,
    processors: [],
  });
  expect(wordsOf(notice)).toContain('The operator of this site has not said here who they are.');
  expect(wordsOf(notice)).toContain('The operator has named no company');
  expect(wordsOf(notice)).not.toContain('rootling.example');
});

test('the notice follows the settings', async () => {
  const notice = await noticeWith({
    SITE_NAME: 'Oak & Acorn',
    OPERATOR_NAME: 'Troop 42',
    OPERATOR_ADDRESS: '1 Elm Street, Madison WI 53703',
    OPERATOR_PHONE: '608 555 0100',
    SUPPORT_EMAIL: 'help@troop.example',
    PROCESSORS: 'Host Inc. (servers), Post Inc. (e-mail)',
  });
  expect(notice).toMatchObject({
    siteName: 'Oak & Acorn',
    operator: { name: 'Troop 42', address: '1 Elm Street, Madison WI 53703', phone: '608 555 0100' },
    supportEmail: 'help@troop.example',
    processors: ['Host Inc. (servers)', 'Post Inc. (e-mail)'],
  });
  expect(wordsOf(notice)).toContain('Oak & Acorn is run here by Troop 42.');
  expect(wordsOf(notice)).toContain('write to help@troop.example');
  expect(wordsOf(notice)).toContain('Post Inc. (e-mail)');
});

test('where there is a page for parents, the notice says that its openings are kept, and where to read who looked', async () => {
  const openings = 'Each time the page "For parents" is opened';
  expect(wordsOf(await noticeWith({}))).not.toContain(openings);
  const words = wordsOf(
    await noticeWith({
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'scouts@troop.example',
      BASE_URL: 'https://rootling.example',
      SUPPORT_EMAIL: 'help@troop.example',
    }),
  );
  expect(words).toContain(openings);
  expect(words).toContain('You can read it on the page "For parents", under "Who looked".');
});

test('sign-ups that nobody confirms stand in the table only where they are cleared away', async () => {
  const { what } = RETENTION.signUps;
  expect(rowOf(await noticeWith({}), what)).toBeUndefined();
  const byMail = await noticeWith({
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'scouts@troop.example',
    BASE_URL: 'https://rootling.example',
    SUPPORT_EMAIL: 'help@troop.example',
  });
  expect(rowOf(byMail, what)).toMatchObject({ days: 14, kept: '14 days', from: 'Sign-up' });
});

test('every table of the database is named in a class of what is kept, or is about nobody', async () => {
  const { platform } = await openWorld();
  const tables = (await platform.db.introspection.getTables()).map(({ name }) => name);
  const ours = tables.filter((name) => !name.startsWith('migration'));
  const named: string[] = Object.values(RETENTION).flatMap((it) => [...it.tables]);
  const unnamed = ours.filter((name) => ![...named, ...ABOUT_NOBODY].includes(name));
  expect(unnamed, 'add it to domain/rules/keeping/retention.ts').toEqual([]);
  expect(named.filter((name) => !ours.includes(name))).toEqual([]);
  expect(ours.toSorted()).toEqual(Object.keys(rowsOfEveryTable(0)).toSorted());
});

test('the table has the days that were chosen, says who is told when, and leaves out what is off', async () => {
  const MAIL = {
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'scouts@troop.example',
    BASE_URL: 'https://rootling.example',
    SUPPORT_EMAIL: 'help@troop.example',
  };
  const plain = await noticeWith(MAIL);
  expect(rowOf(plain, RETENTION.finishedProjects.what)).toBeUndefined();
  expect(rowOf(plain, RETENTION.unvisited.what)).toMatchObject({
    days: 540,
    told: 'The parents, by e-mail 60, 30 and 7 days before',
  });
  expect(rowOf(plain, RETENTION.backups.what)).toMatchObject({ days: 35 });
  const chosen = await noticeWith({
    ...MAIL,
    KEEP_UNVISITED_DAYS: '200',
    KEEP_FINISHED_DAYS: '365',
    KEEP_PAUSED_DAYS: '30',
    KEEP_STOPPED_DAYS: '0',
    KEEP_SIGN_UP_DAYS: '7',
    BACKUP_KEEP_DAYS: '0',
  });
  expect(rowOf(chosen, RETENTION.unvisited.what)?.days).toBe(200);
  expect(rowOf(chosen, RETENTION.finishedProjects.what)).toMatchObject({ days: 365 });
  expect(rowOf(chosen, RETENTION.pausedConsents.what)?.told).toContain('30 and 7 days before');
  expect(rowOf(chosen, RETENTION.signUps.what)).toMatchObject({ days: 7 });
  expect(rowOf(chosen, RETENTION.stopped.what)).toBeUndefined();
  expect(rowOf(chosen, RETENTION.backups.what)).toBeUndefined();
});
