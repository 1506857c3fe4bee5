/** Rows as the version before has left them, and what the migration makes of what they are compared by. */
import { expect, test } from 'vitest';
import { listStudents } from '#domain/contract/office/admin.ts';
import { createTroop } from '#domain/contract/office/troops.ts';
import { invite, listed } from '#server/testing/families-world.ts';
import { openTroopWorld, TROOP_42 } from '#server/testing/troop-world.ts';
import { rewriteNames } from './compared-names.ts';
import { inTransaction } from './transaction.ts';

test('#names-and-troop-numbers: what is there is compared as what comes, and two that were told apart before stay two', async () => {
  const { student, office, setUp, platform, passTime } = await openTroopWorld();
  const { db } = platform;
  const write = async (
    table: 'users' | 'troops' | 'families',
    id: string,
    row: Record<string, string | null>,
  ) => db.updateTable(table).set(row).where('id', '=', id).execute();

  const curly = await student({
    username: 'fir',
    firstName: 'Bo',
    lastName: 'O\u2019Dowell',
    troopNumber: '0117 b',
  });
  passTime(1000);
  const straight = await student({
    username: 'oak',
    firstName: 'Bo',
    lastName: "O'Dowell",
    troopNumber: '117B',
  });
  const ash = await student({ username: 'ash' });
  const unlooked = { username_look: null, name_key: '', search_text: '', troop_key: '', troop_order: '' };
  await write('users', curly.user.id, {
    ...unlooked,
    username: 'o\u2019dowell',
    username_key: 'o\u2019dowell',
  });
  await write('users', straight.user.id, { ...unlooked, username: "o'dowell", username_key: "o'dowell" });
  await write('users', ash.user.id, unlooked);

  const [first, second, lone] = [
    await setUp({ number: '1' }),
    await setUp({ number: '2' }),
    await setUp({ number: '3' }),
  ];
  const padded = '0'.repeat(17);
  await write('troops', first, { number: '117 b', number_key: `${padded}117 b` });
  await write('troops', second, { number: '117B', number_key: `${padded}117b` });
  await write('troops', lone, { number: '8 c', number_key: `00${padded}8 c` });

  const family = (lastName: string, at: number) => ({
    ...{ line: at + 1, firstName: 'Ada', lastName, email: 'ana@family.example' },
  });
  await invite(office, first, ['One', 'Two', 'Three'].map(family));
  const [one, three, two] = await listed(office, first);
  await write('families', one?.id ?? '', { last_name: 'O\u2019Hara', name_key: 'ada o\u2019hara' });
  await write('families', two?.id ?? '', { last_name: "O'Hara", name_key: "ada o'hara" });
  await write('families', three?.id ?? '', {
    last_name: 'García\u2013Ruiz',
    name_key: 'ada garcia\u2013ruiz',
  });

  await inTransaction(db, rewriteNames);

  const users = db.selectFrom('users').select(['username_look', 'name_key', 'troop_key', 'troop_order']);
  const userOf = (id: string) => users.where('id', '=', id).executeTakeFirstOrThrow();
  const named = { name_key: "bo o'dowell", troop_order: `${padded}117b` };
  expect(await userOf(curly.user.id)).toEqual({
    ...named,
    username_look: "o'dowell",
    troop_key: '0117b\n117b',
  });
  expect(await userOf(straight.user.id)).toEqual({ ...named, username_look: null, troop_key: '117b' });
  expect(await userOf(ash.user.id)).toMatchObject({ username_look: 'ash' });
  const found = async (query: { q?: string; troop?: string }) =>
    (await office.call(listStudents, { query })).body.length;
  expect([await found({ q: 'O\u2018DOWELL' }), await found({ troop: '117 b' })]).toEqual([2, 2]);

  const keysOf = async (table: 'troops' | 'families', key: 'number_key' | 'name_key') =>
    (
      await db
        .selectFrom(table as 'troops')
        .select(['id', key as 'number_key'])
        .execute()
    ).map((row) => [row.id, (row as Record<string, string>)[key]]);
  expect(Object.fromEntries(await keysOf('troops', 'number_key'))).toEqual({
    [first]: `${padded}117 b`,
    [second]: `${padded}117b`,
    [lone]: `00${padded}8c`,
  });
  const again = await office.call(createTroop, { body: { ...TROOP_42, number: '8C' } });
  expect(again.status).toBe(409);
  expect(Object.fromEntries(await keysOf('families', 'name_key'))).toEqual({
    [one?.id ?? '']: 'ada o\u2019hara',
    [two?.id ?? '']: "ada o'hara",
    [three?.id ?? '']: 'ada garcia-ruiz',
  });
});
