import { qrRows } from '#server/qr-code.ts';
import { SOFT, STRONG } from './flow.ts';
import type { Block, Picture } from './pdf-document.ts';
import { type Element, INK, type Sheet } from './sheet.ts';

const GAP = 16;

/** The more there are the smaller each file is, and the smaller it is printed, so that it stays sharp. */
function columnsFor(count: number): number {
  if (count <= 100) return 2;
  return count <= 300 ? 3 : 4;
}

/** What usually stands under a picture: a gap, its title, two lines of words, and a gap. */
const WORDS_HEIGHT = 58;
/** Of a frame's width. */
const FRAME_HEIGHT = 0.75;

type Grid = { readonly columns: number; readonly width: number; readonly frame: number };

/** Where pictures stand, points; those of many pages so high that rows fill a page. */
function gridOf(sheet: Sheet, count: number): Grid {
  const columns = columnsFor(count);
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const frame = width * FRAME_HEIGHT;
  const perPage = Math.ceil(sheet.height / (frame + WORDS_HEIGHT));
  if (count <= columns * (perPage - 1)) return { columns, width, frame };
  return { columns, width, frame: Math.min(frame, sheet.height / perPage - WORDS_HEIGHT) };
}

/** How high a row of so many pictures usually is, points. */
export function rowHeight(sheet: Sheet, count: number): number {
  return gridOf(sheet, count).frame + WORDS_HEIGHT;
}

/** Rows of pictures, each in a frame of the same shape, with its words under it. */
export function setPictures(
  sheet: Sheet,
  root: Element,
  { pictures }: Extract<Block, { kind: 'pictures' }>,
): void {
  const { columns, width, frame } = gridOf(sheet, pictures.length);
  const size = columns === 2 ? 9.5 : 8;
  for (let index = 0; index < pictures.length; index += columns) {
    const row = pictures.slice(index, index + columns).map((picture) => ({
      picture,
      title: sheet.set(picture.title, width, { ...STRONG, size }),
      note: sheet.set(picture.note, width, { ...SOFT, size }),
    }));
    const height = frame + 5 + Math.max(...row.map(({ title, note }) => title.height + note.height));
    sheet.makeRoom(height);
    row.forEach(({ picture, title, note }, column) => {
      const x = sheet.left + column * (width + GAP);
      const { y } = sheet;
      sheet.adorn((doc) => doc.rect(x, y, width, frame).fill(INK.sunken));
      sheet.tag(root, 'Figure', () => drawPicture(sheet, picture, x, y, width, frame), { alt: picture.alt });
      sheet.tag(root, 'P', () => {
        sheet.draw(title, x, y + frame + 5, width);
        sheet.draw(note, x, y + frame + 5 + title.height, width);
      });
    });
    sheet.y += height + 12;
  }
  sheet.y += 4;
}

function drawPicture(sheet: Sheet, picture: Picture, x: number, y: number, width: number, height: number) {
  const scale = Math.min(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const { buffer, byteOffset, byteLength } = picture.jpeg;
  const jpeg = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  sheet.doc.image(jpeg, x + (width - wide) / 2, y + (height - high) / 2, { width: wide, height: high });
}

/** A small picture in a thin frame, with its words under it. */
export function setDrawing(
  sheet: Sheet,
  root: Element,
  { image, width, height, alt, note }: Extract<Block, { kind: 'drawing' }>,
): void {
  const words = sheet.set(note, sheet.width, SOFT);
  sheet.makeRoom(height + words.height + 8);
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
  sheet.makeRoom(CODE_WIDTH + GAP);
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
