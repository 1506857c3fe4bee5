import { qrRows } from '#server/platform/qr-code.ts';
import { BODY, SOFT, STRONG } from './flow.ts';
import type { Block, Picture } from './pdf-document.ts';
import { type Element, INK, type SetText, type Sheet } from './sheet.ts';

const GAP = 16;

const COLUMNS = 2;
/** In shares of a picture's width: not so high that nothing fits beside it, not so low that little is seen. */
const FRAME = { lowest: 3 / 4, highest: 1.15 };

const columnWidth = (sheet: Sheet) => (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;

/** Returns the height of a row's pictures in points, between their own shapes. */
function frameOf(row: readonly Picture[], width: number): number {
  const shape = row.reduce((sum, picture) => sum + picture.height / picture.width, 0) / row.length;
  return width * Math.min(FRAME.highest, Math.max(FRAME.lowest, shape));
}

type Words = { readonly height: number; readonly draw: (x: number, y: number) => void };

function stacked(sheet: Sheet, words: readonly SetText[], width: number): Words {
  const height = words.reduce((sum, it) => sum + it.height, 0);
  const draw = (x: number, y: number) => {
    let at = y;
    for (const word of words) {
      sheet.draw(word, x, at, width);
      at += word.height;
    }
  };
  return { height, draw };
}

function wordsOf(sheet: Sheet, { title, note }: Picture, width: number): Words {
  const words = [sheet.set(title, width, { ...STRONG, size: 9.5 }), sheet.set(note, width, SOFT)];
  return stacked(sheet, words, width);
}

const ABOVE_WORDS = 5;

/** Returns the height of the first row of pictures with its words, points. */
export function rowHeight(sheet: Sheet, pictures: readonly Picture[]): number {
  const width = columnWidth(sheet);
  const row = pictures.slice(0, COLUMNS);
  if (row.length === 0) return 0;
  const words = row.map((picture) => wordsOf(sheet, picture, width).height);
  return frameOf(row, width) + ABOVE_WORDS + Math.max(...words);
}

/** Rows of pictures, each filling a frame as high as its row, with its words under it. */
export function setPictures(
  sheet: Sheet,
  root: Element,
  { pictures }: Extract<Block, { kind: 'pictures' }>,
): void {
  const width = columnWidth(sheet);
  for (let index = 0; index < pictures.length; index += COLUMNS) {
    const row = pictures.slice(index, index + COLUMNS);
    const frame = frameOf(row, width);
    const height = rowHeight(sheet, row);
    sheet.breakPageUnlessFits(height);
    row.forEach((picture, column) => {
      const x = sheet.left + column * (width + GAP);
      const { y } = sheet;
      const draw = () => drawFilled(sheet, picture, { x, y, width, height: frame });
      sheet.tag(root, 'Figure', draw, { alt: picture.alt });
      sheet.tag(root, 'P', () => wordsOf(sheet, picture, width).draw(x, y + frame + ABOVE_WORDS));
    });
    sheet.y += height + 12;
  }
  sheet.y += 4;
}

const PER_PAGE = 2;
/** The height of a page's album heading above the first pictures. */
const HEADING = 40;
/** In shares of the page's width; the rest is for the words. */
const WIDEST = 0.72;

/** A picture of an album, as large as its page lets it be, and its words. */
function pageOf(sheet: Sheet, picture: Picture) {
  const highest = ((sheet.height - HEADING) / PER_PAGE - GAP) * Math.min(sheet.ease, 1);
  const scale = Math.min((sheet.width * WIDEST) / picture.width, highest / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const beside = sheet.width - width - GAP;
  const title = sheet.set(picture.title, beside, { size: 12, weight: 'bold', ink: INK.forest });
  const told = (picture.told ?? []).map((text) => sheet.set(text, beside, BODY));
  const words = stacked(sheet, [title, sheet.set(picture.note, beside, SOFT), ...told], beside);
  return { width, height, words, whole: Math.max(height, words.height) };
}

/** Returns the height of an album's first picture, points. */
export function albumHeight(sheet: Sheet, [first]: readonly Picture[]): number {
  return first ? pageOf(sheet, first).whole : 0;
}

/** Large pictures, each with its words beside it. */
export function setAlbum(sheet: Sheet, root: Element, { pictures }: Extract<Block, { kind: 'album' }>): void {
  for (const picture of pictures) {
    const { width, height, words, whole } = pageOf(sheet, picture);
    sheet.breakPageUnlessFits(whole);
    const { left, y } = sheet;
    const draw = () => drawFilled(sheet, picture, { x: left, y, width, height });
    sheet.tag(root, 'Figure', draw, { alt: picture.alt });
    sheet.tag(root, 'P', () => words.draw(left + width + GAP, y));
    sheet.y += whole + GAP * sheet.ease;
  }
}

type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A picture that leaves nothing of its frame empty; kept from the top, where a tree ends and a face looks out. */
export function drawFilled(sheet: Sheet, picture: Picture, frame: Frame): void {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  sheet.doc.save();
  sheet.doc.roundedRect(frame.x, frame.y, frame.width, frame.height, 8).clip();
  const [width, height] = [picture.width * scale, picture.height * scale];
  sheet.image(picture.jpeg, frame.x + (frame.width - width) / 2, frame.y, { width, height });
  sheet.doc.restore();
}

/** A small picture in a thin frame, with its words under it. */
export function setDrawing(
  sheet: Sheet,
  root: Element,
  { image, width, height, alt, note }: Extract<Block, { kind: 'drawing' }>,
): void {
  const words = sheet.set(note, sheet.width, SOFT);
  sheet.breakPageUnlessFits(height + words.height + 8);
  const { left, y } = sheet;
  sheet.adorn((doc) => doc.rect(left, y, width, height).lineWidth(0.75).stroke(INK.line));
  const draw = () => sheet.doc.image(Buffer.from(image), left, y, { fit: [width, height] });
  sheet.tag(root, 'Figure', draw, { alt });
  sheet.tag(root, 'P', () => sheet.draw(words, left, y + height + 3, sheet.width));
  sheet.y += height + words.height + GAP;
}

/** As wide as a telephone held over the page reads it easily, in points. */
const CODE_WIDTH = 190;
/** Around it, as `qrRows` has it. */
const EDGE_MODULES = 4;

/** A QR code: what is dark in a row is one stroke, so that no printer leaves white lines in it. */
export function setCode(sheet: Sheet, root: Element, { text, alt }: Extract<Block, { kind: 'code' }>): void {
  const rows = qrRows(text);
  const module = CODE_WIDTH / rows.length;
  sheet.breakPageUnlessFits(CODE_WIDTH + GAP);
  const { y } = sheet;
  // The empty edge lies in the margin, so that what is dark stands below the words above it.
  const left = sheet.left - EDGE_MODULES * module;
  const draw = () => {
    rows.forEach((row, down) => {
      for (const dark of row.matchAll(/1+/g))
        sheet.doc.rect(left + dark.index * module, y + down * module, dark[0].length * module, module * 1.02);
    });
    sheet.doc.fill(INK.text);
  };
  sheet.tag(root, 'Figure', draw, { alt });
  sheet.y += CODE_WIDTH + GAP;
}
