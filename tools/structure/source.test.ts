import { expect, test } from 'vitest';
import { importsOf, withoutComments } from './source.ts';

function targets(path: string, text: string): string[] {
  return importsOf({ path, text }).map(({ target }) => target);
}

test('static, lazy, bare, type and re-exporting imports are all found', () => {
  const text = [
    "import { a } from '#domain/limits.ts';",
    "import type { B } from './b.ts';",
    "import '../app/app.css';",
    "export { c } from './parts/c.ts';",
    "const Page = lazy(() => import('#web/pages/home.tsx'));",
    "import {\n  d,\n  e,\n} from 'kysely';",
  ].join('\n');
  expect(targets('web/lib/a.ts', text)).toEqual([
    'domain/limits.ts',
    'web/lib/b.ts',
    'web/app/app.css',
    'web/lib/parts/c.ts',
    'web/pages/home.tsx',
    'kysely',
  ]);
});

test('what a comment says is no import', () => {
  expect(targets('web/a.ts', "// import { a } from 'kysely';\n/* from 'fastify' */")).toEqual([]);
});

test('an import is reported at its line', () => {
  expect(importsOf({ path: 'a.ts', text: "\n\nimport x from 'y';" })[0]?.line).toBe(3);
});

test('comments go, strings that look like comments stay, and no line moves', () => {
  const text = "const url = 'http://x'; // why\n/* a\nb */ const y = `/* z */`;";
  expect(withoutComments(text)).toBe("const url = 'http://x';       \n    \n     const y = `/* z */`;");
});
