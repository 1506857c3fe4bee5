import { BODY, flow, SOFT, STRONG } from './flow.ts';
import type { Block, Fact, Figure, Picture } from './pdf-document.ts';
import { drawFilled } from './pictures.ts';
import { type Element, INK, type Sheet, type Style } from './sheet.ts';

/** Something that was measured, and can be set where the sheet then is. */
type Measured = { readonly height: number; readonly set: () => void };

/** In shares of the page's width: a lower picture is no cover, a higher one hides all else. */
const PICTURE_HEIGHTS = { least: 0.35, most: 0.95 };

/**
 * The first page of a keepsake; the picture takes what its words leave.
 * @param after how much room is kept below for what follows.
 */
export function setCover(
  sheet: Sheet,
  root: Element,
  cover: Extract<Block, { kind: 'cover' }>,
  after: number,
): void {
  const { picture } = cover;
  const parts = [
    headOf(sheet, root, cover),
    figuresOf(sheet, root, cover.figures),
    factsOf(sheet, root, cover.facts),
  ];
  const words = parts.reduce((sum, { height }) => sum + height, after);
  if (picture) setWide(sheet, root, picture, sheet.room - words);
  for (const { set } of parts) set();
}

function setWide(sheet: Sheet, root: Element, picture: Picture, room: number): void {
  const { left, y, width } = sheet;
  const { least, most } = PICTURE_HEIGHTS;
  const note = sheet.set(picture.note, width, SOFT);
  const height = Math.max(least * width, Math.min(most * width, room - note.height - sheet.gap));
  const draw = () => drawFilled(sheet, picture, { x: left, y, width, height });
  sheet.tag(root, 'Figure', draw, { alt: picture.alt });
  sheet.y += height + 3;
  flow(sheet, root, 'P', note, sheet.gap - 3);
}

/** Beside the head, points: a third of its width at most, so that a long name has room. */
const DRAWING_WIDTH = 132;

function headOf(
  sheet: Sheet,
  root: Element,
  { drawing, above, text, lines }: Extract<Block, { kind: 'cover' }>,
): Measured {
  const width = sheet.width - (drawing ? DRAWING_WIDTH + FIGURE_GAP : 0);
  const under: Style = { size: 12, ink: INK.soft, align: 'left' };
  const kind = sheet.set(above, width, { ...SOFT, weight: 'bold' });
  const name = sheet.set(text, width, { size: 25, weight: 'bold', ink: INK.forest, align: 'left' });
  const rest = lines.map((line) => sheet.set(line, width, under));
  const high = drawing ? (DRAWING_WIDTH * drawing.height) / drawing.width : 0;
  const words = [kind, name, ...rest].reduce((sum, it) => sum + it.height, 0);
  const set = () => {
    sheet.breakPageUnlessFits(Math.max(high, words));
    const { y } = sheet;
    if (drawing) {
      const size = { width: DRAWING_WIDTH, height: high };
      sheet.adorn(() => sheet.image(drawing.png, sheet.left + sheet.width - DRAWING_WIDTH, y, size));
    }
    flow(sheet, root, 'P', kind);
    flow(sheet, root, 'H1', name);
    for (const line of rest) flow(sheet, root, 'P', line);
    sheet.y = Math.max(sheet.y, y + high) + sheet.gap;
  };
  return { height: Math.max(high, words) + sheet.gap, set };
}

const FIGURE_GAP = 12;
const FIGURE_EDGE = { x: 12, y: 6 };

function figuresOf(sheet: Sheet, root: Element, figures: readonly Figure[]): Measured {
  const width = (sheet.width - FIGURE_GAP * (figures.length - 1)) / figures.length;
  const inner = width - 2 * FIGURE_EDGE.x;
  const cells = figures.map(({ label, value }) => ({
    value: sheet.set(value, inner, { size: 21, weight: 'bold', ink: INK.forest }),
    label: sheet.set(label, inner, SOFT),
  }));
  const high =
    Math.max(0, ...cells.map(({ value, label }) => value.height + label.height)) + 2 * FIGURE_EDGE.y;
  const set = () => {
    sheet.breakPageUnlessFits(high);
    cells.forEach(({ value, label }, index) => {
      const at = sheet.left + index * (width + FIGURE_GAP);
      const [x, y] = [at + FIGURE_EDGE.x, sheet.y + FIGURE_EDGE.y];
      sheet.adorn((doc) => doc.roundedRect(at, sheet.y, width, high, 6).fill(INK.sunken));
      sheet.tag(root, 'P', () => {
        sheet.draw(value, x, y, inner);
        sheet.draw(label, x, y + value.height, inner);
      });
    });
    sheet.y += high + sheet.gap;
  };
  return { height: high + sheet.gap, set };
}

const FACT_GAP = 3;
const LABEL_WIDTH = 120;

/** Words with their names before them. */
export function factsOf(sheet: Sheet, root: Element, facts: readonly Fact[]): Measured {
  const wide = sheet.width - LABEL_WIDTH;
  const rows = facts.map(({ label, value, note }) => {
    const name = sheet.set(label, LABEL_WIDTH - 10, { ...BODY, ink: INK.soft });
    const words = sheet.set(value, wide, STRONG);
    const under = note ? sheet.set(note, wide, { ...BODY, slanted: true }) : null;
    return { name, words, under, height: Math.max(name.height, words.height + (under?.height ?? 0)) };
  });
  const set = () => {
    for (const { name, words, under, height } of rows) {
      sheet.breakPageUnlessFits(height);
      sheet.tag(root, 'P', () => {
        sheet.draw(name, sheet.left, sheet.y, LABEL_WIDTH - 10);
        sheet.draw(words, sheet.left + LABEL_WIDTH, sheet.y, wide);
        if (under) sheet.draw(under, sheet.left + LABEL_WIDTH, sheet.y + words.height, wide);
      });
      sheet.y += height + FACT_GAP;
    }
    sheet.y += sheet.gap - FACT_GAP;
  };
  return { height: rows.reduce((sum, { height }) => sum + height + FACT_GAP, sheet.gap - FACT_GAP), set };
}
