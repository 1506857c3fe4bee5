/**
 * Draws every kind of the species list: a twig with its leaves and fruit, and how the whole plant stands beside a scout.
 * All are made of one set of parts (art/tree-plans/) and written to art/trees/, one file for a genus or for a
 * species that looks different; what they show goes to web/ui/trees/descriptions.ts in words, and what the tree detective
 * asks for to domain/rules/species-traits.ts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/platform/command.ts';
import { readSpeciesFile } from '#server/species/species.dataset.ts';
import { describeTree } from './tree-plans/description.ts';
import { drawTree } from './tree-plans/drawing.ts';
import { TREES } from './tree-plans/genera.ts';
import { traitsFile } from './tree-plans/traits.ts';

const room = join(import.meta.dirname, '../web/ui/trees');
const folder = join(import.meta.dirname, 'trees');

await runCommand(
  { start: 'node art/draw-trees.ts', does: 'Draws the trees of the species list into art/trees/.' },
  async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const sizes = Object.entries(TREES).map(([key, plan]) => {
      const svg = drawTree(key, plan);
      writeFileSync(join(folder, `${key}.svg`), svg);
      return { key, bytes: Buffer.byteLength(svg) };
    });
    const said = Object.entries(TREES).map(
      ([key, plan]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: '${describeTree(plan)}',`,
    );
    writeFileSync(
      join(room, 'descriptions.ts'),
      `/** Made by art/draw-trees.ts: what each drawing shows. */\n// biome-ignore format: one line for each, as they are written.\nexport const DESCRIPTIONS: Readonly<Record<string, string>> = {\n${said.join('\n')}\n};\n`,
    );
    writeFileSync(
      join(import.meta.dirname, '../domain/rules/species-traits.ts'),
      traitsFile(await readSpeciesFile()),
    );
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
    console.log(
      `${sizes.length} drawings; the largest: ${largest.map(({ key, bytes }) => `${key} ${bytes} bytes`).join(', ')}`,
    );
  },
);
