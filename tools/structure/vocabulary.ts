import { MODULES } from './modules.ts';
import { EXPORTS, type Rule } from './source.ts';

/*
 * Names that a file may have, so that its name tells its purpose and a reader finds it without a search. A new kind
 * of file is a decision, added here, once, and nowhere else.
 */
const SERVER_KINDS = ['routes', 'service', 'store', 'gate', 'mail', 'dataset'];
const FEATURE_KINDS = [
  'badge',
  'browser',
  'button',
  'card',
  'carousel',
  'checklist',
  'dialog',
  'field',
  'form',
  'gallery',
  'list',
  'panel',
  'picker',
  'summary',
];
const SAYS_NOTHING = ['common', 'helper', 'helpers', 'index', 'misc', 'util', 'utils'];

/** Where a file need be none of these kinds: what carries and keeps, and is no noun of the product. */
const PLAIN_FOLDERS = ['platform', 'app', 'testing', 'mail', 'report/pdf', 'sign-in/sessions'];
const WEB_FOLDERS = ['app', 'features', 'guides', 'lib', 'offline', 'pages', 'parts', 'testing', 'ui'];

/** Where the modules of the server have a folder of the same name. The words of letters, papers and guides lie apart. */
const MODULE_FOLDER =
  /^(?:domain\/(?:contract|rules)|web\/features|words\/[^/]+(?!\/(?:documents|guides|letters|sentences)\/))\/([^/]+)\/./;

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const test = '(?:\\.test)?';
const kebabName = new RegExp(`^${kebab}(?:\\.${kebab})*\\.tsx?$`);
const serverFile = new RegExp(
  `^${kebab}(?:\\.(?:${SERVER_KINDS.join('|')}))${test}\\.ts$|^${kebab}\\.test\\.ts$`,
);
const featureFile = new RegExp(
  `^${kebab}\\.queries${test}\\.tsx?$|^use-${kebab}${test}\\.ts$|^(?:${kebab}-)?(?:${FEATURE_KINDS.join('|')})${test}\\.tsx$`,
);

export const keepsVocabulary: Rule = (files) => {
  const nouns = new Set(
    files.flatMap(({ path }) => /^domain\/contract\/[^/]+\/([^/.]+)\.ts$/.exec(path)?.[1] ?? []),
  );
  return files.flatMap(({ path }) => {
    const error = errorOf(path, nouns);
    return error ? [`${path}: ${error}`] : [];
  });
};

function errorOf(path: string, nouns: Set<string>): string | undefined {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  const [side, folder = ''] = parts;
  if (SAYS_NOTHING.includes(name.replace(/\..*$/, ''))) {
    return 'the name says nothing: call it by what it does, or put its parts where they are used';
  }
  if (!kebabName.test(name)) return 'file names are in kebab-case, such as own-project.ts';
  const module = MODULE_FOLDER.exec(path)?.[1];
  if (module !== undefined && !(module in MODULES))
    return `domain, web/features and words have the modules of the server as folders: ${Object.keys(MODULES).join(', ')}`;
  if (side === 'server' && parts.length > 2 && !isPlain(path) && name !== EXPORTS && !serverFile.test(name))
    return `a module holds <name>.{${SERVER_KINDS.join(',')}}.ts and their tests`;
  if (side === 'web' && parts.length > 2 && !WEB_FOLDERS.includes(folder)) {
    return `web/ has the folders ${WEB_FOLDERS.join(', ')}: put it into one of them`;
  }
  if (side === 'web' && folder === 'features') {
    // The features of a module that has one lie in its folder, those of the others each in a folder of its own.
    const noun = parts.at(-2) ?? '';
    if (parts.length !== 4 && parts.length !== 5)
      return 'a feature is one flat folder: web/features/<module>/<file> or web/features/<module>/<noun>/<file>';
    if (!nouns.has(noun))
      return `a feature is called by a noun of the contract: there is no domain/contract/<module>/${noun}.ts`;
    if (!featureFile.test(name)) {
      return `a feature holds <noun>.queries.ts, use-<what>.ts and <name>-{${FEATURE_KINDS.join(',')}}.tsx; what knows no feature goes to web/ui or web/lib, a rule of the product to domain/rules`;
    }
  }
  return undefined;
}

function isPlain(path: string): boolean {
  return PLAIN_FOLDERS.some((folder) => path.startsWith(`server/${folder}/`));
}
