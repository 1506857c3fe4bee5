import { dirname } from 'node:path';
import { EXPORTS, type Import, importsOf, isTest, originsOf, type Rule } from './source.ts';

/*
 * web → words, domain ← server; web → files of art. In web: pages → features → parts → ui, lib. In server: routes → service → store → db; a read skips
 * the service. Whoever stands on the right of an arrow knows nothing of what stands on its left.
 */
type Wall = {
  /** The files that stand behind the wall. */
  of: RegExp;
  /** Forbidden imports: a path of the repository, or a package. */
  never: RegExp;
  /** Exceptions among those. */
  save?: RegExp;
  instead: string;
  /** Tests may climb over most walls: they set up what they look at. */
  testsToo?: true;
};

const walls: Wall[] = [
  {
    of: /^web\//,
    never: /^(server|tools)\//,
    instead: 'the page knows the server by its contract: move what both need to domain/',
    testsToo: true,
  },
  {
    of: /^server\//,
    never: /^(web|e2e|tools)\//,
    instead: 'the server knows no page: move what both need to domain/',
    testsToo: true,
  },
  {
    of: /^(web\/(?!vite\.config\.ts$)|server\/|domain\/|words\/)/,
    never: /^art\/.*\.tsx?$/,
    instead: 'pictures come as files: import an SVG or a table of art/, and leave there what makes it',
    testsToo: true,
  },
  {
    of: /^art\//,
    never: /^(web|e2e|tools)\//,
    instead: 'pictures know no page: let the page hand in what it says of them',
    testsToo: true,
  },
  {
    of: /^domain\//,
    never: /./,
    save: /^domain\/|^zod\/mini$|^papaparse$/,
    instead:
      'domain/ runs on both sides and imports zod/mini and itself, and papaparse: hand the rest in as a parameter',
  },
  {
    of: /^words\//,
    never: /./,
    save: /^(words|domain)\/|^(vitest|react)$|^node:/,
    instead: 'words are said by pages and letters and know neither: take what differs as a parameter',
    testsToo: true,
  },
  {
    of: /^web\/(?!vite\.config\.ts$)/,
    never: /^words\/(?!en\/)/,
    instead: "a page is of one language: import from '#words/'",
  },
  {
    of: /^web\/pages\//,
    never: /^web\/(app|pages)\//,
    // The bodies of the five steps, sign-up and consent in one, and the story of a report: what is too much for one file.
    save: /^web\/app\/paths\.ts$|^web\/pages\/(step|join|complete)\/|\.css$/,
    instead: 'a page stands alone: what two pages share is a feature, or a component of web/ui',
  },
  {
    of: /^web\/features\//,
    never: /^web\/(app|pages|guides)\//,
    save: /^web\/app\/paths\.ts$/,
    instead: 'a feature knows no screen: let the page hand it in',
  },
  {
    of: /^web\/guides\//,
    never: /^web\/(app|pages|features)\//,
    instead: 'guides are words and pictures: let the page put features beside them',
  },
  {
    of: /^web\/(parts|ui|lib|offline)\//,
    never: /^web\/(app|pages|features|guides)\//,
    instead: 'parts, ui, lib and offline serve every feature and know none: take what differs as a parameter',
  },
  {
    of: /^web\/(parts|ui|lib|guides)\//,
    never: /^web\/offline\//,
    instead: 'what is sent and what waits is the matter of features: let the feature hand it in',
  },
  {
    of: /^web\/ui\//,
    never: /^web\/(parts|lib)\//,
    instead:
      'ui knows neither calls nor addresses: take what differs as a parameter, or move it to web/parts',
  },
  {
    of: /^web\/lib\//,
    never: /^web\/(parts|ui)\//,
    instead: 'lib shows nothing: what joins the two, as forms do, stands in web/parts',
  },
  {
    of: /^web\/ui\//,
    never: /^domain\/(contract|rules)\//,
    instead:
      'ui knows nothing of trees and scouts: take it as a parameter, or move the component to its feature',
  },
  {
    of: /^server\/(?!platform\/db\/).*(?<!\.(store|gate))\.ts$/,
    never: /^server\/platform\/db\/tables\.ts$|^kysely$/,
    instead: 'only stores and gates touch tables: add a function to the *.store.ts of the noun and call it',
  },
  {
    of: /^server\/.*\.(service|store|gate)\.ts$/,
    never: /\.routes\.ts$/,
    instead: 'routes → service → store → db goes one way: take what you need as a parameter',
  },
  {
    of: /^server\/.*\.(store|gate)\.ts$/,
    never: /\.service\.ts$/,
    instead: 'a store writes what was decided: call it from the service, not the service from it',
  },
  {
    of: /^server\/.*\.(service|store)\.ts$/,
    never: /^fastify$|^@fastify\//,
    instead: 'services and stores know no request: let the route take the values out of it',
  },
  {
    of: /^server\/platform\/(?!http\/|ops\/|pages\/)/,
    never: /^server\/platform\/(http|ops|pages)\//,
    instead:
      'what keeps and counts lies below what carries a request: an error goes to errors.ts, a limit to limits, a type to domain/ or the room that makes it',
  },
  {
    of: /^server\/(?!platform\/|testing\/|sign-in\/sessions\/|(app|program)\.ts$|.*\.routes\.ts$)/,
    never: /^server\/platform\/http\//,
    instead:
      'http carries a request, and routes use it: an error goes to platform/errors.ts, a limit to platform/limits, a type to domain/ or the module that makes it',
  },
  {
    of: /^server\/(?!platform\/(ops|pages|http)\/|app\/|testing\/|(app|program)\.ts$)/,
    never: /^server\/platform\/(ops|pages)\//,
    instead:
      'ops watches the program and pages serves the built ones: app.ts puts them together with the calls',
  },
  {
    of: /^server\/platform\/(http|ops)\//,
    never: /^server\/platform\/pages\//,
    instead: 'pages serves the built ones: app.ts puts them together with the calls',
  },
];

export const keepsWalls: Rule = (files) => {
  const origins = originsOf(files);
  return files.flatMap((file) => {
    // A file of exports passes on what stands behind walls; whoever imports it meets them.
    if (file.path.endsWith(`/${EXPORTS}`)) return [];
    return importsOf(file).flatMap((imported) => {
      const from = origins.get(imported.target);
      const targets = new Set(imported.names.map((name) => from?.get(name) ?? imported.target));
      if (targets.size === 0) targets.add(imported.target);
      const errors = new Set([...targets].map((target) => errorOf(file.path, { target })));
      return [...errors].flatMap((error) =>
        error ? [`${file.path}:${imported.line}: imports ${imported.specifier}: ${error}`] : [],
      );
    });
  });
};

function errorOf(path: string, { target }: Pick<Import, 'target'>): string | undefined {
  if (
    path.startsWith('web/features/') &&
    target.startsWith('web/features/') &&
    dirname(target) !== dirname(path)
  ) {
    return 'features never import features: the page combines them and hands one to the other';
  }
  return walls.find(
    (wall) =>
      wall.of.test(path) &&
      wall.never.test(target) &&
      !wall.save?.test(target) &&
      (wall.testsToo || !isTest(path)),
  )?.instead;
}
