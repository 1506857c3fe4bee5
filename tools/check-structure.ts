/** `npm run structure`: the house rules that a linter cannot keep, each with a word on what to do instead. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { runCommand } from '#server/platform/command.ts';
import { keepsBudgets } from './structure/budgets.ts';
import { hasNoCycle } from './structure/cycles.ts';
import { keepsDrawingsInArt } from './structure/drawings.ts';
import { keepsFailures } from './structure/failures.ts';
import { keepsModules } from './structure/modules.ts';
import {
  namesNoCallTwice,
  opensNoTransaction,
  readsNoClock,
  readsNoCommandLine,
} from './structure/purity.ts';
import { keepsVocabulary } from './structure/vocabulary.ts';
import { keepsWalls } from './structure/walls.ts';
import { keepsNewNames, keepsWordsInWords, saysSubjectsFirst } from './structure/wording.ts';

const root = join(import.meta.dirname, '..');

await runCommand(
  {
    start: 'npm run structure',
    does: 'Holds every file to the rules of the house that a linter cannot keep, and says what to do instead.',
  },
  () => {
    const files = globSync('{domain,server,web,words,art,e2e,tools,bench}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['web/dist/**', '**/node_modules/**'],
    })
      .sort()
      .map((path) => ({ path: path.replaceAll(sep, '/'), text: readFileSync(join(root, path), 'utf8') }));

    const rules = [
      keepsVocabulary,
      keepsBudgets,
      keepsWalls,
      keepsModules,
      keepsDrawingsInArt,
      hasNoCycle,
      readsNoClock,
      namesNoCallTwice,
      opensNoTransaction,
      readsNoCommandLine,
      saysSubjectsFirst,
      keepsNewNames,
      keepsWordsInWords,
      keepsFailures,
    ];
    const errors = rules.flatMap((rule) => rule(files));
    for (const error of errors) console.error(error);
    console.log(
      errors.length === 0
        ? `${files.length} files keep the rules of the house.`
        : `Breaches of the rules of the house: ${errors.length}.`,
    );
    process.exitCode = errors.length === 0 ? 0 : 1;
  },
);
