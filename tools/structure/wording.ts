import { lineAt, type Rule } from './source.ts';

const COMMENT = /\/\*\*?\s*(?:\*\s*)?(\w+)|(?<=^[ \t]*)\/\/ (\w+)/gm;
/** A sentence that begins with one of these has its subject at the end, and is read twice. */
const LATE_SUBJECTS = ['What', 'Who', 'Whose', 'Whom', 'Of', 'How', 'Whether'];

/** This rule and its test hold what they look for. */
const OWN = 'tools/structure/wording';

/** Comments say their subject first. Only the first line of several with `//` begins a comment. */
export const saysSubjectsFirst: Rule = (files) =>
  files
    .filter(({ path }) => !path.startsWith(OWN))
    .flatMap(({ path, text }) =>
      [...text.matchAll(COMMENT)]
        .filter(([, block, line = '']) => LATE_SUBJECTS.includes(block ?? line))
        .filter(({ index, 2: line }) => !line || !/\/\/[^\n]*\n[ \t]*$/.test(text.slice(0, index)))
        .map(
          ({ index }) =>
            `${path}:${lineAt(text, index)}: a comment begins with its subject, not with what it asks`,
        ),
    );

/** Names that were given up, and the ones that took their place (docs/decisions/0267). */
export const GIVEN_UP: Readonly<Record<string, string>> = {
  toldLetter: 'parentNoticeLetter',
  countTurn: 'rateLimitParent',
  tellAll: 'notifyAll',
  tellOthers: 'notifyOthers',
  saidKin: 'findOwnChildAnswer',
  insertKin: 'insertOwnChildAnswer',
  listKinAddresses: 'listFamilyAddresses',
  putUndertaking: 'putLeaderAgreement',
  agreeToUndertaking: 'agreeAsLeader',
  oversightRoutes: 'retentionOverviewRoutes',
  writeInOneGo: 'writeBatch',
  inRounds: 'processInBatches',
  FOUND_AT_ONCE: 'BATCH_SIZE',
  unhurried: 'runAtLowPriority',
  House: 'JobDependencies',
  Deed: 'AuditContext',
  deedOf: 'dueActionOf',
  believedPerson: 'pageUser',
  latePart: 'lazyPart',
  TypedRecord: 'DraftRecord',
  saveAllTyped: 'saveAllDrafts',
};
const OLD_NAME = new RegExp(`\\b(${Object.keys(GIVEN_UP).join('|')})\\b`, 'g');

/** No name that was given up comes back. */
export const keepsNewNames: Rule = (files) =>
  files
    .filter(({ path }) => !path.startsWith(OWN))
    .flatMap(({ path, text }) =>
      [...text.matchAll(OLD_NAME)].map(
        ({ 0: name, index }) => `${path}:${lineAt(text, index)}: ${name} is called ${GIVEN_UP[name]}`,
      ),
    );
