import { isTest, lineAt, type Rule, withoutComments } from './source.ts';

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

/** The errors that are thrown are read by nobody but who programs. */
const TEXT =
  /(?<thrown>(?:Error|Exception)\(\s*)?(?<attribute>[\w-]=)?(?:'(?<single>(?:\\.|[^'\\\n])*)'|"(?<double>(?:\\.|[^"\\\n])*)"|`(?<raw>(?:\\.|[^`\\])*)`)/g;
const LABEL = /^[¿¡]?\p{Lu}\p{Ll}/u;
const SENTENCE = /^[¿¡]?\p{Lu}\p{Ll}*,? \S/u;
const BETWEEN_TAGS = />\s*([¿¡]?\p{Lu}\p{Ll}+[^<>{}=;()]*)<\//gu;

const isOfPages = (path: string) => path.startsWith('web/') && path !== 'web/vite.config.ts' && !isTest(path);

/** No page says anything that stands in no file of words: it would be English in every language. */
export const keepsWordsInWords: Rule = (files) =>
  files
    .filter(({ path }) => isOfPages(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const texts = [...code.matchAll(TEXT)].flatMap(({ index, groups = {} }) => {
        const { thrown, attribute, single, double, raw } = groups;
        const said = single ?? double ?? raw ?? '';
        const isSeen = !thrown && (SENTENCE.test(said) || (attribute && LABEL.test(said)));
        return isSeen ? [{ index, said }] : [];
      });
      const between = [...code.matchAll(BETWEEN_TAGS)].map(({ index, 1: said = '' }) => ({ index, said }));
      return [...texts, ...between].map(
        ({ index, said }) =>
          `${path}:${lineAt(text, index)}: '${said}' is English in every language: it belongs to words/en and words/es`,
      );
    });
