import { importsOf, isTest, type Rule } from './source.ts';

/**
 * No file imports itself through others, be it only a type: who reads one of a circle has to read them all. The linter
 * looks past types.
 */
export const hasNoCycle: Rule = (files) => {
  const present = new Set(files.map(({ path }) => path));
  const imports = new Map(
    files
      .filter(({ path }) => !isTest(path))
      .map((file) => [
        file.path,
        importsOf(file)
          .map(({ target }) => target)
          .filter((target) => present.has(target)),
      ]),
  );
  const finished = new Set<string>();
  const errors: string[] = [];
  const visit = (path: string, way: readonly string[]) => {
    if (finished.has(path)) return;
    const start = way.indexOf(path);
    if (start >= 0) {
      const circle = [...way.slice(start), path].join(' → ');
      errors.push(`${path}: a circle of imports: ${circle}: move what both need to a file of its own`);
      return;
    }
    for (const target of imports.get(path) ?? []) visit(target, [...way, path]);
    finished.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return errors;
};
