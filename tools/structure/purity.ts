import { isTest, lineAt, type Rule, type SourceFile, withoutComments } from './source.ts';

/** Where a decision is made or a row is written: the same input must give the same result in every test. */
const decides = /^domain\/|^server\/.*\.(service|store)\.ts$/;
const clockOrChance =
  /\bnew Date\(\)|\bnew Date\b(?!\()|\bDate\.now\b|\bperformance\.now\b|\bMath\.random\b|\brandom(UUID|Bytes|Int)\b|\bgetRandomValues\b/g;

/** Time and randomness are handed in. A given moment may be turned into a `Date`: that is arithmetic. */
export const readsNoClock: Rule = (files) =>
  files
    .filter(({ path }) => decides.test(path) && !isTest(path))
    .flatMap((file) =>
      find(file, clockOrChance).map(
        ({ at, found }) =>
          `${at}: ${found} makes the outcome depend on the machine: take the time, id or token as a parameter (the routes have it from the Platform)`,
      ),
    );

const mayNameCalls =
  /^domain\/contract\/|^server\/platform\/(http|pages)\/|^web\/(vite\.config\.ts$|testing\/)|^(tools|bench)\//;
const pathOfCall = /(['"`])(?:(?!\1)[^\n])*?\/api\/.*?\1/g;

/** The path of a call is written in its contract and nowhere else. */
export const namesNoCallTwice: Rule = (files) =>
  files
    .filter(({ path }) => !mayNameCalls.test(path) && (path.startsWith('web/') || !isTest(path)))
    .flatMap((file) =>
      find(file, pathOfCall).map(
        ({ at, found }) =>
          `${at}: ${found} repeats a path of the contract: use the endpoint of domain/contract that has it`,
      ),
    );

const opensTransaction = /\.(transaction|startTransaction)\(\)/g;

/** One place opens transactions, so that each is run again when another got in its way. */
export const opensNoTransaction: Rule = (files) =>
  files
    .filter(
      ({ path }) => path.startsWith('server/') && !path.startsWith('server/platform/db/') && !isTest(path),
    )
    .flatMap((file) =>
      find(file, opensTransaction).map(
        ({ at, found }) =>
          `${at}: ${found} gives up at the first conflict: use inTransaction of server/platform/db/transaction.ts`,
      ),
    );

const commandLine = /\bprocess\.argv\b|\bparseArgs\b/g;

/** One place reads what was typed, so that every program knows --help and refuses what it does not understand. */
export const readsNoCommandLine: Rule = (files) =>
  files
    .filter(({ path }) => path !== 'server/platform/command.ts' && !isTest(path))
    .flatMap((file) =>
      find(file, commandLine).map(
        ({ at, found }) =>
          `${at}: ${found} reads the command line: use runCommand of server/platform/command.ts`,
      ),
    );

function find({ path, text }: SourceFile, pattern: RegExp): { at: string; found: string }[] {
  return [...withoutComments(text).matchAll(pattern)].map((match) => ({
    at: `${path}:${lineAt(text, match.index)}`,
    found: match[0],
  }));
}
