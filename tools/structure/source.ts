import { posix } from 'node:path';

/** One source file; the path is relative to the repository, with forward slashes. */
export type SourceFile = { path: string; text: string };

/** A rule of the house: what it finds wrong, each in one line that says where and what to do instead. */
export type Rule = (files: SourceFile[]) => string[];

/** `names` are those that an import lists; empty where it lists none. */
export type Import = { specifier: string; target: string; line: number; names: string[] };

export function isTest(path: string): boolean {
  return /\.(test|suite|e2e)\.tsx?$/.test(path) || /^(e2e|bench|web\/testing|server\/testing)\//.test(path);
}

/**
 * Every module that a file imports, types and lazy imports included. `target` is the path in the repository, or the
 * package's name.
 */
export function importsOf(file: SourceFile): Import[] {
  const statement =
    /(?:\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*|\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"\n]+)\2/gm;
  return [...withoutComments(file.text).matchAll(statement)].map((match) => {
    const [found, list = '', , specifier = ''] = match;
    return {
      specifier,
      target: resolve(file.path, specifier),
      line: lineAt(file.text, match.index + found.length),
      names: namesIn(list),
    };
  });
}

function namesIn(list: string): string[] {
  return list.split(',').flatMap((it) => /^\s*(?:type\s+)?(\w+)/.exec(it)?.[1] ?? []);
}

/** The file of a module with its exports to others. */
export const EXPORTS = 'exports.ts';

/** For each file of exports where each of its names comes from. */
export function originsOf(files: readonly SourceFile[]): Map<string, Map<string, string>> {
  const given = /\bexport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;
  return new Map(
    files
      .filter(({ path }) => path.endsWith(`/${EXPORTS}`))
      .map(({ path, text }) => [
        path,
        new Map(
          [...text.matchAll(given)].flatMap(([, list = '', specifier = '']) =>
            namesIn(list).map((name) => [name, resolve(path, specifier)] as const),
          ),
        ),
      ]),
  );
}

function resolve(from: string, specifier: string): string {
  // Which language a page takes is not known here; the first one stands for all.
  if (specifier.startsWith('#words/')) return specifier.replace('#words/', 'words/en/');
  if (specifier.startsWith('#languages/')) return specifier.replace('#languages/', 'words/');
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier;
}

/** The text with its comments blanked out, so that every offset and line stays where it was. */
export function withoutComments(text: string): string {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(stringOrComment, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
}

/** The number of the line that holds an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
