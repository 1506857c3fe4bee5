import { lazyTable } from '#languages/lazy-table.ts';

/** A file of its own, which comes with the screens that name trees. */
const table = lazyTable(() => import('../sentences/tree-names.ts'));
table.ask();

export const treeNamed = (name: string): string => table.get()?.treeNamed(name) ?? name;
