import { factsOf, setCover } from './cover.ts';
import { BODY, flow, rule, SOFT, STRONG } from './flow.ts';
import type { Block, PdfDocument } from './pdf-document.ts';
import { albumHeight, rowHeight, setAlbum, setCode, setDrawing, setPictures } from './pictures.ts';
import { type Element, INK, Sheet, type Style, type Widths } from './sheet.ts';
import { setSum, setTicks, setTimeline, sumHeight } from './tables.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Setter<K extends Block['kind']> = (sheet: Sheet, root: Element, block: Of<K>, after: number) => unknown;

/** Sets a document; `write` gets its bytes piece by piece, all of them before this ends. */
export async function setDocument(document: PdfDocument, write: (piece: Uint8Array) => void): Promise<void> {
  const sheet = document.isBalanced ? balanced(document) : filled(document, {});
  const ended = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', write).on('end', resolve).on('error', reject);
  });
  sheet.numberPages(document.foot, document.isUnnumbered !== true);
  sheet.doc.end();
  await ended;
}

/** Layouts tried in turn: the size of pictures and gaps, and if page starts may be dropped. */
const TRIES = [
  { ease: 1, isStrict: true },
  ...[1, 0.9, 0.8, 1.15, 1.3, 0.7, 1.6, 2].map((ease) => ({ ease, isStrict: false })),
];
/** A last page with less on it looks like a mistake. */
const LEAST_OF_LAST_PAGE = 1 / 3;
/** In a longer document nobody sees the last page before the others. */
const MOST_PAGES_BALANCED = 30;

function balanced(document: PdfDocument): Sheet {
  // Shaping is what takes the time, and every try sets the same words.
  const widths: Widths = new Map();
  let best: Sheet | undefined;
  for (const way of TRIES) {
    const sheet = filled(document, { ...way, widths });
    if (isWell(sheet) || sheet.pages > MOST_PAGES_BALANCED) return sheet;
    if (!best || sheet.share > best.share) best = sheet;
  }
  // Where nothing gives way enough, a heading begins the last page.
  const { blocks } = document;
  for (let at = blocks.length - 1; at > 0; at--) {
    if (blocks[at]?.kind !== 'heading') continue;
    const parted = { ...document, blocks: blocks.toSpliced(at, 0, { kind: 'page' }) };
    const sheet = filled(parted, { isStrict: false, widths });
    if (isWell(sheet)) return sheet;
  }
  return best ?? filled(document, { widths });
}

function isWell({ pages, share }: Sheet): boolean {
  return pages === 1 || share >= LEAST_OF_LAST_PAGE;
}

type Way = { readonly ease?: number; readonly isStrict?: boolean; readonly widths?: Widths };

function filled(document: PdfDocument, { isStrict = true, ...way }: Way): Sheet {
  const sheet = new Sheet(document, way);
  const root = sheet.doc.struct('Document');
  sheet.doc.addStructure(root);
  const blocks = document.blocks.filter((it) => isStrict || it.kind !== 'page' || !it.isIfFilled);
  blocks.forEach((block, index) => {
    // A heading never stands alone at the end of a page.
    if (block.kind === 'heading')
      sheet.breakPageUnlessFits(HEADING_ROOM + roomFor(sheet, blocks.slice(index + 1)));
    setBlock(sheet, root, block, closingHeight(sheet, blocks.slice(index + 1)));
  });
  root.end();
  return sheet;
}

const HEADING_ROOM = 32;

/** Returns the share of a page that a heading and its block need; only a long sum is broken. */
function roomFor(sheet: Sheet, [block, ...after]: readonly Block[]): number {
  if (block?.kind === 'pictures') return rowHeight(sheet, block.pictures);
  if (block?.kind === 'album') return albumHeight(sheet, block.pictures);
  const whole = block?.kind === 'sum' ? sumHeight(sheet, block) + closingHeight(sheet, after) : 0;
  return whole < sheet.height / 2 ? Math.max(80, whole) : 80;
}

/** Returns the height of the signature lines with the words before them, which stay together; 0 without any. */
function closingHeight(sheet: Sheet, after: readonly Block[]): number {
  const end = after.findIndex(({ kind }) => kind !== 'paragraph');
  const closing = after[end];
  if (closing?.kind !== 'signature') return 0;
  return after
    .slice(0, end)
    .reduce(
      (sum, block) =>
        sum + (block.kind === 'paragraph' ? sheet.set(block.text, sheet.width, BODY).height + sheet.gap : 0),
      signatureHeight(sheet, closing),
    );
}

/** `after` is how much of what follows has to stand on the same page. */
function setBlock(sheet: Sheet, root: Element, block: Block, after: number): void {
  const set = SETTERS[block.kind] as Setter<Block['kind']>;
  set(sheet, root, block, after);
}

const SETTERS: { [K in Block['kind']]: Setter<K> } = {
  title: setTitle,
  cover: setCover,
  heading: setHeading,
  paragraph: (sheet, root, { text }) => flow(sheet, root, 'P', sheet.set(text, sheet.width, BODY), sheet.gap),
  facts: (sheet, root, { facts }) => factsOf(sheet, root, facts).set(),
  sum: setSum,
  timeline: setTimeline,
  ticks: setTicks,
  pictures: setPictures,
  album: setAlbum,
  list: setList,
  signature: setSignature,
  blanks: setBlanks,
  drawing: setDrawing,
  code: setCode,
  address: (sheet, root, { text }) => flow(sheet, root, 'P', sheet.set(text, sheet.width, STRONG), sheet.gap),
  page: (sheet) => sheet.isAtTop || sheet.newPage(),
};

function setTitle(sheet: Sheet, root: Element, { text, lines }: Of<'title'>): void {
  sheet.adorn((doc) => doc.rect(sheet.left, sheet.y, 42, 4).fill(INK.forest));
  sheet.y += 12;
  flow(sheet, root, 'H1', sheet.set(text, sheet.width, { size: 25, weight: 'bold', ink: INK.forest }), 2);
  const under: Style = { size: 12, ink: INK.soft, align: 'left' };
  for (const line of lines) flow(sheet, root, 'P', sheet.set(line, sheet.width, under));
  sheet.y += sheet.gap;
}

function setHeading(sheet: Sheet, root: Element, { text }: Of<'heading'>): void {
  const set = sheet.set(text, sheet.width, { size: 15, weight: 'bold', ink: INK.forest });
  if (!sheet.isAtTop) sheet.y += 6;
  flow(sheet, root, 'H2', set, 6);
}

function setList(sheet: Sheet, root: Element, { items }: Of<'list'>): void {
  sheet.group(root, 'L', (list) => {
    for (const text of items) {
      sheet.group(list, 'LI', (item) => flow(sheet, item, 'LBody', sheet.set(text, sheet.width, SOFT)));
    }
  });
  sheet.y += sheet.gap;
}

/** Above the lines, to write on. */
const SIGNING_HEIGHT = 42;
const SIGNING_GAP = 24;

function signatureHeight(sheet: Sheet, { text, lines }: Of<'signature'>): number {
  const width = (sheet.width - SIGNING_GAP * (lines.length - 1)) / lines.length;
  const labels = lines.map((label) => sheet.set(label, width, SOFT).height);
  return (
    sheet.set(text, sheet.width, BODY).height +
    SIGNING_HEIGHT * sheet.ease +
    Math.max(0, ...labels) +
    sheet.gap
  );
}

function setSignature(sheet: Sheet, root: Element, block: Of<'signature'>): void {
  const { text, lines } = block;
  sheet.breakPageUnlessFits(signatureHeight(sheet, block));
  flow(sheet, root, 'P', sheet.set(text, sheet.width, BODY));
  sheet.y += SIGNING_HEIGHT * sheet.ease;
  const width = (sheet.width - SIGNING_GAP * (lines.length - 1)) / lines.length;
  const labels = lines.map((label) => sheet.set(label, width, SOFT));
  labels.forEach((label, index) => {
    const x = sheet.left + index * (width + SIGNING_GAP);
    const { y } = sheet;
    sheet.adorn((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(INK.text),
    );
    sheet.tag(root, 'P', () => sheet.draw(label, x, y + 4, width));
  });
  sheet.y += Math.max(0, ...labels.map(({ height }) => height)) + sheet.gap;
}

/** High enough to be written on by hand. */
const BLANK_HEIGHT = 30;

function setBlanks(sheet: Sheet, root: Element, { labels }: Of<'blanks'>): void {
  for (const label of labels) {
    const words = sheet.set(label, sheet.width, SOFT);
    sheet.breakPageUnlessFits(BLANK_HEIGHT + words.height);
    sheet.y += BLANK_HEIGHT;
    rule(sheet, INK.strong);
    sheet.tag(root, 'P', () => sheet.draw(words, sheet.left, sheet.y + 3, sheet.width));
    sheet.y += words.height + 3;
  }
  sheet.y += sheet.gap;
}
