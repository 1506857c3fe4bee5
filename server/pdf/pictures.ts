import { SOFT, STRONG } from './flow.ts';
import type { Block, Picture } from './pdf-document.ts';
import { type Element, INK, type Sheet } from './sheet.ts';

const GAP = 16;

/** The more there are the smaller each file is, and the smaller it is printed, so that it stays sharp. */
function columnsFor(count: number): number {
  if (count <= 100) return 2;
  return count <= 300 ? 3 : 4;
}

/** Rows of pictures, each in a frame of the same shape, with its words under it. */
export function setPictures(
  sheet: Sheet,
  root: Element,
  { pictures }: Extract<Block, { kind: 'pictures' }>,
): void {
  const columns = columnsFor(pictures.length);
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const frame = width * 0.75;
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
