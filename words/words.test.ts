import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts';

const folder = import.meta.dirname;
const OTHERS = LANGUAGES.filter((it) => it !== FIRST_LANGUAGE);
/** Sentences are tables, by the English ones; the list of the modules is none itself. */
const NO_MODULE = /^(sentences|complete)\.ts$|^sentences[/\\]/;

function modulesOf(language: Language): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(folder, language) });
  return files.filter((it) => !NO_MODULE.test(it)).sort();
}

type Words = Readonly<Record<string, unknown>>;
const read = (language: Language, module: string): Promise<Words> =>
  import(pathToFileURL(join(folder, language, module)).href);

/** The names of all that stands in words, with how many there are where there is a list: no type counts them. */
function shapeOf(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return typeof words;
  if (Array.isArray(words)) return words.map(shapeOf);
  return Object.fromEntries(
    Object.entries(words)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, it]) => [name, shapeOf(it)]),
  );
}

test.each(OTHERS)('%s has every module, and its complete.ts compares each', (language) => {
  const modules = modulesOf(language);
  expect(modules).toEqual(modulesOf(FIRST_LANGUAGE));
  const compared = readFileSync(join(folder, language, 'complete.ts'), 'utf8');
  expect(modules.filter((it) => !compared.includes(`import('./${it}')`))).toEqual([]);
});

const PAIRS = OTHERS.flatMap((language) => modulesOf(language).map((module) => [language, module] as const));

test.each(PAIRS)('%s says in %s as many things as the first language', async (language, module) => {
  expect(shapeOf({ ...(await read(language, module)) })).toEqual(
    shapeOf({ ...(await read(FIRST_LANGUAGE, module)) }),
  );
});
