import { readdirSync } from 'node:fs';
import type { Told, Values } from '#domain/rules/platform/sentence.ts';

type Making = Told | ((values: Values) => Told);

const RULES = new URL('../domain/rules/', import.meta.url);
const isFilled = (value: unknown): value is (values: Values) => Told => typeof value === 'function';

/** All sentences of a module of the domain, each as it stands there; one with values is made of them. */
async function sentencesOf(module: string): Promise<Making[]> {
  const all: object = await import(new URL(`${module}/sentences.ts`, RULES).href);
  const parts = Object.values(all).flatMap((it) => (isFilled(it) || 'code' in it ? [it] : Object.values(it)));
  return parts.filter((it): it is Making => typeof it !== 'string');
}

/** The modules of the domain that have sentences. */
export const MODULES_WITH_SENTENCES = readdirSync(RULES)
  .filter((module) => !module.includes('.'))
  .filter((module) => readdirSync(new URL(module, RULES)).includes('sentences.ts'));

/** The English of a code where nothing differs, or what makes it of the values; by the code, for tests. */
export const EVERY_SENTENCE: ReadonlyMap<string, Making> = new Map(
  (await Promise.all(MODULES_WITH_SENTENCES.map(sentencesOf)))
    .flat()
    .map((it) => [isFilled(it) ? codeOf(it) : it.code, it]),
);

/** The code stands in the text of the function: values that would do are not known here. */
function codeOf(make: (values: Values) => Told): string {
  return /\btold\)?\(\s*['"`](\w+)['"`]/.exec(String(make))?.[1] ?? '';
}
