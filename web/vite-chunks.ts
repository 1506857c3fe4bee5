import type { Plugin, Rolldown } from 'vite';

const ICON_OR_THEIR_INDEX = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](icons|lucide-react)/;
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const DOMAIN = /[\\/]domain[\\/]/;
const PART_OF_ILLUSTRATIONS = /[\\/]guides[\\/]illustrations[\\/]parts[\\/]/;

/**
 * Puts what most screens share into one file, what the steps share beside it into another, and what the illustrations
 * are drawn with into a third: small files compress worse together than a large one, and each is a request
 * (docs/decisions/0063).
 */
export function chunksOfManyScreens(): Plugin {
  let first = new Set<string>();
  let steps = new Set<string>();
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'first', test: (id) => first.has(id), minShareCount: 12, priority: 1 },
    {
      name: 'steps',
      // Of the contract the first page names much and needs little, which lies in the first file by now.
      test: (id) => steps.has(id) && (DOMAIN.test(id) || !first.has(id)),
      minShareCount: 3,
      // Else it would take along what the login page would then fetch it for.
      includeDependenciesRecursively: false,
    },
    { name: 'steps', test: (id) => ICON.test(id), minShareCount: 6 },
    {
      name: 'illustrations',
      test: (id) => !first.has(id) && PART_OF_ILLUSTRATIONS.test(id),
      minShareCount: 2,
    },
  ];
  return {
    name: 'chunks-of-many-screens',
    // The build that draws the login page has no screens to share.
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const all = [...this.getModuleIds()];
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      first = closureOf(['app/main.tsx', 'pages/login-page.tsx'], all, importsOf);
      const ofSteps = ['app/top-bar.tsx', 'pages/step-page.tsx', 'ui/confirm-dialog.tsx', 'ui/late-part.tsx'];
      steps = closureOf(ofSteps, all, importsOf);
    },
  };
}

/** The sources and all that they import, save icons: their index imports every one of them. */
function closureOf(
  sources: readonly string[],
  all: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const closure = new Set<string>();
  const visit = (id: string) => {
    if (closure.has(id) || ICON_OR_THEIR_INDEX.test(id)) return;
    closure.add(id);
    importsOf(id).forEach(visit);
  };
  for (const source of sources) {
    const found = all.find((id) => id.endsWith(`/web/${source}`));
    if (!found) throw new Error(`The build knows no ${source}.`);
    visit(found);
  }
  return closure;
}
