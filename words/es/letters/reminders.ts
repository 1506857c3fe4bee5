import type { Line, Reminder } from '#languages/en/letters/reminders.ts';
import { button, quietLink, RULE } from '#languages/letter-blocks.ts';

export { treeNamed } from '../sentences/tree-names.ts';

const whatOf = ({ kind, child, tree }: Line) =>
  `${child}: ${tree ?? (kind === 'check' ? 'los esquejes' : 'el árbol')}`;
const lineOf = (line: Line) =>
  `${whatOf(line)}, ${line.since === null ? 'toca hoy' : `toca desde el ${line.since}`}`;

function ending(lines: readonly Line[]): string[] {
  const last = lines.filter(({ isLast }) => isLast);
  if (last.length === 0) return [];
  const about = last.length === lines.length ? '' : ` sobre ${last.map(whatOf).join(' y ')}`;
  return [
    `Ya no le mandamos más recordatorios${about}. Este fue el tercero sin una anotación nueva. Cuando haya otra anotación terminada, empezamos de nuevo.`,
  ];
}

const checksPart = (checks: readonly Line[]): string[] =>
  checks.length === 0
    ? []
    : [
        'Es hora de revisar los esquejes en familia.',
        ...checks.map(lineOf),
        'Toma unos cinco minutos: busquen raíces, cambien el agua, tomen una foto. Después su hijo o hija lo anota en el cuaderno.',
      ];

const treesPart = (trees: readonly Line[]): string[] =>
  trees.length === 0
    ? []
    : [
        '¿Cómo está el árbol? Vayan a verlo en familia.',
        ...trees.map(whatOf),
        'Después su hijo o hija lo cuenta en el cuaderno: ¿está vivo? ¿Cuánto mide ahora?',
      ];

export const reminder = ({ lines, siteName, support, page, link }: Reminder) => {
  const checks = lines.filter(({ kind }) => kind === 'check');
  const trees = lines.filter(({ kind }) => kind === 'tree');
  return {
    subject:
      checks.length > 0
        ? `Ya toca una revisión en ${siteName}`
        : `¿Cómo está el árbol? Una pregunta de ${siteName}`,
    blocks: [
      'Hola:',
      ...checksPart(checks),
      ...treesPart(trees),
      ...(page === null ? [] : [button('Abrir el cuaderno', page)]),
      ...ending(lines),
      `¿Preguntas? ${support}`,
      RULE,
      'Usted pidió estos correos. Para que ya no lleguen, toque el botón de esta página:',
      quietLink(link),
    ],
  };
};
