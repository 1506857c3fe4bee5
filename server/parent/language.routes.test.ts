import { expect, test } from 'vitest';
import { chooseParentLanguage } from '#domain/contract/guardians.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';

test('a parent chooses her language for all her children, for this device, and for nobody else (§33)', async () => {
  const { student, parent: open, platform } = await openMailedWorld();
  const [ada, ben] = [await student(), await student()];
  const ana = await open([ada, ben], 'ana@family.example');
  await open([ada], 'bo@family.example');
  const chosen = await ana.caller.call(chooseParentLanguage, { body: { language: 'es' } });
  expect(chosen.status).toBe(200);
  expect(String(chosen.headers['set-cookie'])).toMatch(/^rootling_parent_language=es; Max-Age=34560000; /);
  const rows = await platform.db.selectFrom('guardians').select(['email', 'language']).execute();
  const languages = rows.map(({ email, language }) => `${email} ${language}`).toSorted();
  expect(languages).toEqual(['ana@family.example es', 'ana@family.example es', 'bo@family.example en']);
  expect((await ada.caller.call(chooseParentLanguage, { body: { language: 'es' } })).status).toBe(401);
});
