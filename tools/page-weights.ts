import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { LOGIN_SOURCES, STUDENT_SCREENS } from './student-screens.ts';
import { filesBefore, readManifest } from './web-manifest.ts';

/** The bytes of gzip that a route may load before it can be used. */
export type RouteBudget = {
  route: string;
  /** The sources that it shows beside the first script. */
  sources: readonly string[];
  scripts: number;
  styles: number;
};

const STYLES = 20_000;
/** Our own letters, which every page loads: they are compressed in themselves. */
const LETTERS = 40_000;

/** Weights of the first page and the heaviest step with 5 % of room; their goals (125 and 170 kB) are met within a fifth. */
export const ROUTE_BUDGETS: readonly RouteBudget[] = [
  { route: 'login', sources: LOGIN_SOURCES, scripts: 131_000, styles: STYLES },
  ...STUDENT_SCREENS.map(({ name, sources }) => ({ route: name, sources, scripts: 194_000, styles: STYLES })),
];

/** Further bytes for the words of another language and the lookup of sentences (docs/decisions/0196). */
const FURTHER_LANGUAGE = 1000;

export type Weight = { gzip: number; br: number };
export type RouteWeight = { budget: RouteBudget; scripts: Weight; styles: Weight; letters: number };

/** Weighs each route in a language, by a build's files. */
export function weighRoutes(
  dist: string,
  language: Language,
  budgets: readonly RouteBudget[],
): RouteWeight[] {
  const manifest = readManifest(join(dist, language));
  const letters = sumOf(globSync(join(dist, 'assets/*.woff2')), '');
  const more = language === FIRST_LANGUAGE ? 0 : FURTHER_LANGUAGE;
  return budgets.map((ofFirst) => {
    const budget = { ...ofFirst, scripts: ofFirst.scripts + more };
    const sources = ['index.html', ...budget.sources];
    const files = [...new Set(sources.flatMap((source) => filesBefore(manifest, source)))];
    const weigh = (ending: string) => {
      const chosen = files.filter((file) => file.endsWith(ending)).map((file) => join(dist, file));
      return { gzip: sumOf(chosen, '.gz'), br: sumOf(chosen, '.br') };
    };
    return { budget, scripts: weigh('.js'), styles: weigh('.css'), letters };
  });
}

/** Files too small to be worth compressing travel as they are. */
function sumOf(files: readonly string[], encoding: string): number {
  const sizes = files.map((file) => statSync(existsSync(file + encoding) ? file + encoding : file).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function isOverBudget({ budget, scripts, styles, letters }: RouteWeight): boolean {
  return scripts.gzip > budget.scripts || styles.gzip > budget.styles || letters > LETTERS;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** A table for people, in kB of 1000 bytes; what is over its budget is marked. */
export function tableOfWeights(weights: readonly RouteWeight[]): string {
  const rows = weights.map((weight) => {
    const { budget, scripts, styles, letters } = weight;
    const mark = isOverBudget(weight) ? ' **over budget**' : '';
    return `| ${budget.route}${mark} | ${kB(scripts.gzip)} | ${kB(scripts.br)} | ${kB(budget.scripts)} | ${kB(styles.gzip)} | ${kB(styles.br)} | ${kB(budget.styles)} | ${kB(letters)} | ${kB(LETTERS)} |`;
  });
  return [
    '| route | JavaScript, gz | br | budget, gz | CSS, gz | br | budget, gz | letters | budget |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
