/**
 * Draws every kind of the species list: a twig with its leaves and fruit, and how the whole plant stands beside a scout.
 * All are made of one set of parts (art/tree-plans/) and written to art/trees/, one file for a genus or for a
 * species that looks different; what they show goes to art/tree-descriptions.json in words, and what the tree detective
 * asks for to art/species-traits.json.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/platform/command.ts';
import { readSpeciesFile } from '#server/species/species.dataset.ts';
import { jsonOf } from './json.ts';
import { describeTree } from './tree-plans/description.ts';
import { drawTree } from './tree-plans/drawing.ts';
import { TREES } from './tree-plans/genera.ts';
import { traitsOfAll } from './tree-plans/traits.ts';

const art = import.meta.dirname;
const folder = join(art, 'trees');

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
    const said = Object.entries(TREES).map(([key, plan]) => [key, describeTree(plan)]);
    writeFileSync(join(art, 'tree-descriptions.json'), jsonOf(Object.fromEntries(said)));
    writeFileSync(join(art, 'species-traits.json'), jsonOf(traitsOfAll(await readSpeciesFile())));
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
    console.log(
      `${sizes.length} drawings; the largest: ${largest.map(({ key, bytes }) => `${key} ${bytes} bytes`).join(', ')}`,
    );
  },
);
