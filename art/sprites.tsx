import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import * as completion from './illustrations/completion.tsx';
import * as detective from './illustrations/detective.tsx';
import * as hero from './illustrations/hero.tsx';
import { LOOK_CHOICES } from './illustrations/look-choices.tsx';
import * as noEntries from './illustrations/no-entries.tsx';
import * as noPlantings from './illustrations/no-plantings.tsx';
import * as noProjects from './illustrations/no-projects.tsx';
import * as noResults from './illustrations/no-results.tsx';
import * as notFound from './illustrations/not-found.tsx';
import { DrawnIn } from './illustrations/parts/lettering.ts';
import type { IllustrationProps } from './illustrations/parts/plate.tsx';
import { PLANTED_TREE } from './illustrations/planted-tree.tsx';
import * as reportFigures from './illustrations/report-figures.tsx';
import * as reportPresses from './illustrations/report-presses.tsx';
import * as rootLooks from './illustrations/root-looks.tsx';
import * as treeLater from './illustrations/tree-later.tsx';
import * as waiting from './illustrations/waiting.tsx';
import * as weeklyCare from './illustrations/weekly-care.tsx';
import * as harvest from './sprites/harvest.ts';
import * as introduction from './sprites/introduction.ts';
import * as pickSourceTree from './sprites/pick-source-tree.ts';
import * as plant from './sprites/plant.ts';
import * as track from './sprites/track.ts';

type Drawings = Readonly<Record<string, ComponentType<IllustrationProps>>>;

/** One file for drawings shown together on a screen: each with the names that a page asks for. */
const SPRITES: Readonly<Record<string, Drawings>> = {
  completion: named(completion),
  detective: named(detective),
  harvest: named(harvest),
  hero: named(hero),
  introduction: named(introduction),
  'look-choices': LOOK_CHOICES,
  'no-entries': named(noEntries),
  'no-plantings': named(noPlantings),
  'no-projects': named(noProjects),
  'no-results': named(noResults),
  'not-found': named(notFound),
  'pick-source-tree': named(pickSourceTree),
  plant: named(plant),
  'planted-tree': PLANTED_TREE,
  'report-figures': named(reportFigures),
  'report-presses': named(reportPresses),
  'root-looks': named(rootLooks),
  track: named(track),
  'tree-later': named(treeLater),
  waiting: named(waiting),
  'weekly-care': named(weeklyCare),
};

/** `BrightSpotIllustration` is asked for as `bright-spot`. */
function named(drawings: Drawings): Drawings {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [
      name
        .replace(/Illustration$/, '')
        .replaceAll(/\B[A-Z]/g, '-$&')
        .toLowerCase(),
      drawing,
    ]),
  );
}

/** Every file of drawings, by the path that it has among the others. */
export function drawSprites(): Readonly<Record<string, string>> {
  const files = LANGUAGES.flatMap((language) =>
    Object.entries(SPRITES).map(([name, drawings]) => [
      `${language}/pictures-${name}.svg`,
      drawSprite(drawings, language),
    ]),
  );
  return Object.fromEntries(files);
}

function drawSprite(drawings: Drawings, language: Language): string {
  const symbols = Object.entries(drawings).map(([id, Drawing]) => <Drawing key={id} id={id} />);
  const drawn = renderToStaticMarkup(<DrawnIn value={language}>{symbols}</DrawnIn>);
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>\n`;
}
