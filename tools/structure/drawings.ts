import { isTest, type Rule, withoutComments } from './source.ts';

/** The badges of the steps and the living jar, which draw the most, stay below. */
const MOST_CHARACTERS = 1500;

/** A path as SVG writes it, or a line as the pen of art/ does. */
const drawn = /(['"`])\s*(?:[Mm]\s*-?[\d.][^'"`]{6,}|-?\d+,-?\d+!?(?: -?\d+,-?\d+!?)+)\1/g;

/** A page has marks that live or are small; what teaches or decorates comes as a file. */
export const keepsDrawingsInArt: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('web/') && !isTest(path))
    .flatMap(({ path, text }) => {
      const lines = withoutComments(text).match(drawn) ?? [];
      const characters = lines.reduce((sum, line) => sum + line.length, 0);
      return characters > MOST_CHARACTERS
        ? [
            `${path}: ${characters} characters of drawing, at most ${MOST_CHARACTERS}: draw it in art/illustrations, name it in art/sprites.tsx and show it with Picture of web/ui`,
          ]
        : [];
    });
