import { expect, test } from 'vitest';
import { chooseParentLanguage } from '#domain/contract/family/guardians.ts';
import { openParentPage, requestParentLink } from '#domain/contract/family/parent.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';

test('a parent chooses her language for all her children, for this device, and for nobody else (#the-language-of-a-parent)', async () => {
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

test('who goes on in the other language from a letter is written to in it once she has opened her page (#the-language-of-a-letter)', async () => {
  const { student, parent: open, stranger, lastToken, letters, platform } = await openMailedWorld();
  const email = 'ana@family.example';
  await open([await student()], email);
  const language = () => platform.db.selectFrom('guardians').select('language').executeTakeFirst();
  const browser = stranger();
  browser.cookies.rootling_parent_language = 'es';
  await browser.call(requestParentLink, { body: { email } });
  const token = await lastToken(email, '/parent?lang=es');
  expect(letters(email).at(-1)?.body).toMatch(/^Hola:$/m);
  expect(await language(), 'anybody may ask for a link').toEqual({ language: 'en' });
  await browser.call(openParentPage, { body: { token } });
  expect(await language()).toEqual({ language: 'es' });
});
