/**
 * A reminder to parents (PRODUCT.md#reminders). No child's name stands in a subject, and of the work only the tree.
 */

import { button, quietLink, RULE } from '#languages/letter-blocks.ts';

export { treeNamed } from '../species/tree-names.ts';

/** One thing that is due. `tree` is null where it has no name yet; `since` is null for what is due today, else a day in words. */
export type Line = {
  readonly kind: 'check' | 'tree';
  readonly child: string;
  readonly tree: string | null;
  readonly since: string | null;
  readonly isLast: boolean;
};

const whatOf = ({ kind, child, tree }: Line) =>
  `${child}: ${tree ?? (kind === 'check' ? 'the cuttings' : 'the tree')}`;
const lineOf = (line: Line) =>
  `${whatOf(line)}, ${line.since === null ? 'due today' : `due since ${line.since}`}`;

function ending(lines: readonly Line[]): string[] {
  const last = lines.filter(({ isLast }) => isLast);
  if (last.length === 0) return [];
  const about = last.length === lines.length ? '' : ` about ${last.map(whatOf).join(' and ')}`;
  return [
    `We stop reminding now${about}. This was the third letter without a new entry. When the next entry is finished, we start again.`,
  ];
}

const checksPart = (checks: readonly Line[]): string[] =>
  checks.length === 0
    ? []
    : [
        'Time to look at the cuttings together.',
        ...checks.map(lineOf),
        'It takes about five minutes: look for roots, give fresh water, take a photo. Then your child writes it down in the notebook.',
      ];

const treesPart = (trees: readonly Line[]): string[] =>
  trees.length === 0
    ? []
    : [
        'How is the tree? Go and see it together.',
        ...trees.map(whatOf),
        'Then your child tells it in the notebook: is it alive, and how tall is it now?',
      ];

export type Reminder = {
  readonly lines: readonly Line[];
  readonly siteName: string;
  readonly support: string;
  /** The address of the notebook; null where the operator has not said it. */
  readonly page: string | null;
  readonly link: string;
};

export const reminder = ({ lines, siteName, support, page, link }: Reminder) => {
  const checks = lines.filter(({ kind }) => kind === 'check');
  const trees = lines.filter(({ kind }) => kind === 'tree');
  return {
    subject:
      checks.length > 0 ? `Time for a check at ${siteName}` : `How is the tree? A question from ${siteName}`,
    blocks: [
      'Hello,',
      ...checksPart(checks),
      ...treesPart(trees),
      ...(page === null ? [] : [button('Open the notebook', page)]),
      ...ending(lines),
      `Questions: ${support}`,
      RULE,
      'You asked for these letters. To stop them, press the button on this page:',
      quietLink(link),
    ],
  };
};
