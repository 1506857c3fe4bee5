import { BODY, flow, GAP, rule, SOFT, STRONG } from './flow.ts';
import type { Block, PdfDocument } from './pdf-document.ts';
import { rowHeight, setCode, setDrawing, setPictures } from './pictures.ts';
import { type Element, INK, Sheet, type Style } from './sheet.ts';
import { setSum, setTicks, setTimeline } from './tables.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Setter<K extends Block['kind']> = (sheet: Sheet, root: Element, block: Of<K>) => unknown;

/** Sets a document; `write` gets its bytes piece by piece, all of them before this ends. */
export async function setDocument(document: PdfDocument, write: (piece: Uint8Array) => void): Promise<void> {
  const sheet = new Sheet(document);
  const ended = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', write).on('end', resolve).on('error', reject);
  });
  const root = sheet.doc.struct('Document');
  sheet.doc.addStructure(root);
  document.blocks.forEach((block, index) => {
    // A heading never stands alone at the end of a page.
    if (block.kind === 'heading') sheet.makeRoom(HEADING_ROOM + roomFor(sheet, document.blocks[index + 1]));
    setBlock(sheet, root, block);
  });
  root.end();
  sheet.numberPages(document.foot, document.isUnnumbered !== true);
  sheet.doc.end();
  await ended;
}

const HEADING_ROOM = 32;

/** How much of a page the beginning of a block asks for. */
function roomFor(sheet: Sheet, block: Block | undefined): number {
  return block?.kind === 'pictures' ? rowHeight(sheet, block.pictures.length) : 80;
}

function setBlock(sheet: Sheet, root: Element, block: Block): void {
  const set = SETTERS[block.kind] as Setter<Block['kind']>;
  set(sheet, root, block);
}

const SETTERS: { [K in Block['kind']]: Setter<K> } = {
  title: setTitle,
  heading: setHeading,
  paragraph: (sheet, root, { text }) => flow(sheet, root, 'P', sheet.set(text, sheet.width, BODY), GAP),
  figures: setFigures,
  facts: setFacts,
  sum: setSum,
  timeline: setTimeline,
  ticks: setTicks,
  pictures: setPictures,
  list: setList,
  signature: setSignature,
  blanks: setBlanks,
  drawing: setDrawing,
  code: setCode,
  address: (sheet, root, { text }) => flow(sheet, root, 'P', sheet.set(text, sheet.width, STRONG), GAP),
  page: (sheet) => sheet.isAtTop || sheet.newPage(),
};

function setTitle(sheet: Sheet, root: Element, { text, lines }: Of<'title'>): void {
  sheet.adorn((doc) => doc.rect(sheet.left, sheet.y, 42, 4).fill(INK.forest));
  sheet.y += 12;
  flow(sheet, root, 'H1', sheet.set(text, sheet.width, { size: 25, weight: 'bold', ink: INK.forest }), 2);
  const under: Style = { size: 12, ink: INK.soft, align: 'left' };
  for (const line of lines) flow(sheet, root, 'P', sheet.set(line, sheet.width, under));
  sheet.y += GAP;
}

function setHeading(sheet: Sheet, root: Element, { text }: Of<'heading'>): void {
  const set = sheet.set(text, sheet.width, { size: 15, weight: 'bold', ink: INK.forest });
  if (!sheet.isAtTop) sheet.y += 6;
  flow(sheet, root, 'H2', set, 6);
}

function setFigures(sheet: Sheet, root: Element, { figures }: Of<'figures'>): void {
  const gap = 12;
  const width = (sheet.width - gap * (figures.length - 1)) / figures.length;
  const height = 58;
  sheet.makeRoom(height);
  figures.forEach(({ label, value }, index) => {
    const x = sheet.left + index * (width + gap);
    sheet.adorn((doc) => doc.roundedRect(x, sheet.y, width, height, 6).fill(INK.sunken));
    const inner = width - 24;
    const large = sheet.set(value, inner, { size: 21, weight: 'bold', ink: INK.forest });
    sheet.tag(root, 'P', () => {
      sheet.draw(large, x + 12, sheet.y + 5, inner);
      sheet.draw(sheet.set(label, inner, SOFT), x + 12, sheet.y + 36, inner);
    });
  });
  sheet.y += height + GAP;
}

function setFacts(sheet: Sheet, root: Element, { facts }: Of<'facts'>): void {
  const indent = 120;
  for (const { label, value, note } of facts) {
    const name = sheet.set(label, indent - 10, { ...BODY, ink: INK.soft });
    const words = sheet.set(value, sheet.width - indent, STRONG);
    const under = note ? sheet.set(note, sheet.width - indent, { ...BODY, slanted: true }) : null;
    sheet.makeRoom(Math.max(name.height, words.height + (under?.height ?? 0)));
    sheet.tag(root, 'P', () => {
      sheet.draw(name, sheet.left, sheet.y, indent - 10);
      sheet.draw(words, sheet.left + indent, sheet.y, sheet.width - indent);
      if (under) sheet.draw(under, sheet.left + indent, sheet.y + words.height, sheet.width - indent);
    });
    sheet.y += Math.max(name.height, words.height + (under?.height ?? 0)) + 3;
  }
  sheet.y += GAP - 3;
}

function setList(sheet: Sheet, root: Element, { items }: Of<'list'>): void {
  sheet.group(root, 'L', (list) => {
    for (const text of items) {
      sheet.group(list, 'LI', (item) => flow(sheet, item, 'LBody', sheet.set(text, sheet.width, SOFT)));
    }
  });
  sheet.y += GAP;
}

function setSignature(sheet: Sheet, root: Element, { text, lines }: Of<'signature'>): void {
  const words = sheet.set(text, sheet.width, BODY);
  sheet.makeRoom(words.height + 70);
  flow(sheet, root, 'P', words);
  sheet.y += 42;
  const gap = 24;
  const width = (sheet.width - gap * (lines.length - 1)) / lines.length;
  lines.forEach((label, index) => {
    const x = sheet.left + index * (width + gap);
    const { y } = sheet;
    sheet.adorn((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(INK.text),
    );
    sheet.tag(root, 'P', () => sheet.draw(sheet.set(label, width, SOFT), x, y + 4, width));
  });
  sheet.y += 24;
}

/** High enough to be written on by hand. */
const BLANK_HEIGHT = 30;

function setBlanks(sheet: Sheet, root: Element, { labels }: Of<'blanks'>): void {
  for (const label of labels) {
    const words = sheet.set(label, sheet.width, SOFT);
    sheet.makeRoom(BLANK_HEIGHT + words.height);
    sheet.y += BLANK_HEIGHT;
    rule(sheet, INK.strong);
    sheet.tag(root, 'P', () => sheet.draw(words, sheet.left, sheet.y + 3, sheet.width));
    sheet.y += words.height + 3;
  }
  sheet.y += GAP;
}
