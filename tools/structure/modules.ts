import { EXPORTS, importsOf, isTest, type Rule } from './source.ts';

/** The modules of the server from the top down, each with what lives there. A module imports only from those below it. */
export const MODULES = {
  app: 'what runs beside the calls: jobs by the clock, backup, restore, metrics',
  office: 'what administrators do: students, staff, troops, statistics, unsent mail, how it is',
  keeping: 'which data ends when, and the notices before; holds; the proof of deletion; the privacy notice',
  family: "the parent's page, the rights of guardians, rosters and letters to families, joining, reminders",
  'sign-in': 'logging in, first administrator, profile, password reset, second factor, cards, sessions',
  consent: "asking, confirming and proving a parent's consent; what it permits",
  troop: 'troops, their leaders, what a leader sees, reviews',
  report: 'the report as PDF, the archive of a project, the record of hours',
  notebook: 'projects, steps, tracking, planting, the later tree',
  photos: 'uploads become photos of a project; their files',
  species: 'the list of trees and its search',
  deletions: 'all final deletion happens here',
  gates: 'who may hold which project, child and student',
  mail: 'letters as rows, sent by a worker that tries again; links',
  audit: 'the log of what was done',
  accounts: 'who there is: accounts and parents, their passwords, sessions and addresses, as rows',
  platform: 'database, calls, files, pictures, limits, settings: knows nothing of trees',
} as const;

const ORDER = Object.keys(MODULES);
/** Files at the root of the server, which put the modules together. */
const ROOT = ['server/main.ts', 'server/program.ts', 'server/app.ts'];

/** The module of a file of the server; undefined for the root and the tools of tests. */
function moduleOf(path: string): string | undefined {
  const [side, name = '', file] = path.split('/');
  return side === 'server' && file !== undefined && name !== 'testing' ? name : undefined;
}

export const keepsModules: Rule = (files) =>
  files.flatMap((file) => {
    if (!file.path.startsWith('server/') || isTest(file.path)) return [];
    const from = moduleOf(file.path);
    if (from === undefined && !ROOT.includes(file.path))
      return [
        `${file.path}: main, program and app alone stand at the root of server: put it into its module`,
      ];
    if (from !== undefined && !ORDER.includes(from))
      return [`${file.path}: server has the modules ${ORDER.join(', ')}: put it into one of them`];
    return importsOf(file).flatMap(({ target, line, specifier }) => {
      const error = errorOf(from, target) ?? errorOfReaching(from, target);
      return error ? [`${file.path}:${line}: imports ${specifier}: ${error}`] : [];
    });
  });

function errorOf(from: string | undefined, target: string): string | undefined {
  if (from === undefined) return undefined;
  if (ROOT.includes(target))
    return 'the root puts the modules together and none knows it: take what you need as a parameter';
  const to = moduleOf(target);
  if (to === undefined || ORDER.indexOf(to) >= ORDER.indexOf(from)) return undefined;
  return `${from} lies below ${to}: let ${to} hand it in, or move what both need down`;
}

/** The platform is a library: its rooms are open. */
function errorOfReaching(from: string | undefined, target: string): string | undefined {
  const to = moduleOf(target);
  if (to === undefined || to === 'platform') return undefined;
  const isExports = target === `server/${to}/${EXPORTS}`;
  if (to === from) return isExports ? 'a module knows its own files: import the one that has it' : undefined;
  return isExports ? undefined : `what ${to} gives to others stands in server/${to}/${EXPORTS}: add it there`;
}
