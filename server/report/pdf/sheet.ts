import PDFDocument from 'pdfkit';
import type { Paper } from '#domain/contract/report/report.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { documentWords } from '#languages/documents.ts';
import { type Face, openFaces, type Weight } from './letters.ts';
import { breakLines, type Line, type Run } from './lines.ts';
import type { PdfDocument } from './pdf-document.ts';

const POINTS_PER_MM = 72 / 25.4;
const SIZES: Record<Paper, [width: number, height: number]> = {
  letter: [8.5 * 72, 11 * 72],
  a4: [210 * POINTS_PER_MM, 297 * POINTS_PER_MM],
};
const MARGIN = 54;
const FOOT = 36;
const GAP = 16;

export const INK = {
  text: '#1b281e',
  soft: '#4a594c',
  line: '#d2d9c3',
  strong: '#75836f',
  forest: '#2b6039',
  moss: '#dce9cb',
  sunken: '#f1f3e7',
} as const;
export type Ink = (typeof INK)[keyof typeof INK];

export type Style = {
  readonly size: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  readonly slanted?: boolean;
  /** 'start' is where the text begins: at the right for Hebrew. */
  readonly align?: 'start' | 'end' | 'left';
};

/** Words broken into lines, with the height that they take. */
export type SetText = { readonly lines: readonly Line[]; readonly style: Style; readonly height: number };

/** An element of the document's structure, which a screen reader follows. */
export type Element = PDFKit.PDFStructureElement;

const LEADING = 1.38;
// These two are newer than pdfkit's types.
const TAGGED = 'PDF/UA' as 'PDF/A-1';
type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** Has pdfkit shape a run as a whole: word by word it would turn around the words of a line that runs to the left. */
function asOne({ face }: Run): PDFKit.Mixins.TextOptions {
  // A copy, because the font library writes into what it is given.
  return { features: { ...face.features } as unknown as Features, lineBreak: false };
}

/** As a reader's program that speaks looks them up. */
const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

const WORDS = documentWords('sheet');

/** One per thread, which sets one document after the other: reading the fonts takes as long as a document. */
const FACES = openFaces();

/** Widths of texts by face and size, shared by every sheet. */
export type Widths = Map<string, number>;

/** Pages that are filled from the top, every mark on them either tagged with what it means or marked as decoration. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  /** Where the next block begins, points from the top. */
  y = MARGIN;
  readonly #registered = new Set<Face>();
  readonly #widths: Widths;
  /** The height that blocks may fill on a page. */
  readonly height: number;
  readonly #bottom: number;
  readonly #language: Language;
  /** The size of large pictures and gaps, usually 1. */
  readonly ease: number;
  readonly #images = new Map<Uint8Array, Buffer>();

  constructor(
    { paper, title, language = FIRST_LANGUAGE }: Pick<PdfDocument, 'paper' | 'title' | 'language'>,
    { ease = 1, widths = new Map() }: { ease?: number; widths?: Widths } = {},
  ) {
    this.ease = ease;
    this.#widths = widths;
    const size = SIZES[paper];
    this.doc = new PDFDocument({
      size,
      margin: 0,
      pdfVersion: '1.7',
      subset: TAGGED,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      lang: LANGUAGE_TAGS[language],
      info: { Title: title, Creator: '', Producer: '' },
    });
    this.#language = language;
    this.width = size[0] - 2 * MARGIN;
    this.#bottom = size[1] - MARGIN - FOOT;
    this.height = this.#bottom - MARGIN;
  }

  /** Breaks words into lines of a width. */
  set(text: string, width: number, style: Style): SetText {
    const measure = (runs: readonly Run[]) =>
      runs.reduce((sum, run) => sum + this.#widthOf(run, style.size), 0);
    const faces = FACES[style.weight ?? 'regular'];
    const lines = breakLines(text, { faces, width, measure });
    return { lines, style, height: lines.length * style.size * LEADING };
  }

  /** Begins a new page unless a block of this height has room on this one; gives whether it did. */
  breakPageUnlessFits(height: number): boolean {
    if (this.y + height <= this.#bottom || this.isAtTop) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  get isAtTop(): boolean {
    return this.y === MARGIN;
  }

  /** The number of pages. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** The filled share of the last page, from 0 to 1. */
  get share(): number {
    return (this.y - MARGIN) / this.height;
  }

  /** The space between two blocks. */
  get gap(): number {
    return GAP * this.ease;
  }

  /** The space left on this page. */
  get room(): number {
    return this.#bottom - this.y;
  }

  /** Draws a JPEG or a PNG; one that is drawn again lies in the file once. */
  image(picture: Uint8Array, x: number, y: number, size: { width: number; height: number }): void {
    let image = this.#images.get(picture);
    if (!image) {
      const { buffer, byteOffset, byteLength } = picture;
      const bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
      // pdfkit takes an opened image too, which its types do not say.
      image = (this.doc as unknown as { openImage(bytes: Buffer): Buffer }).openImage(bytes);
      this.#images.set(picture, image);
    }
    this.doc.image(image, x, y, size);
  }

  /** Draws words that were set, with the upper edge of their first line at `y`. */
  draw({ lines, style }: SetText, x: number, y: number, width: number): void {
    lines.forEach((line, index) => {
      this.#drawLine(line, style, x, y + index * style.size * LEADING, width);
    });
  }

  #drawLine({ runs, isRtl }: Line, style: Style, x: number, y: number, width: number): void {
    const { size, ink = INK.text, slanted = false, align = 'start' } = style;
    const wide = runs.reduce((sum, run) => sum + this.#widthOf(run, size), 0);
    const atRight = align !== 'left' && isRtl !== (align === 'end');
    // All faces on one line stand on one baseline.
    const baseline = y + size * 1.07;
    let at = atRight ? x + width - wide : x;
    for (const run of runs) {
      this.#take(run.face).fontSize(size).fillColor(ink);
      // Where pdfkit is not told how wide a text is it shapes it once more.
      const textWidth = this.#widthOf(run, size);
      const placed = { ...asOne(run), baseline: 'alphabetic', oblique: slanted, textWidth } as const;
      this.doc.text(run.text, at, baseline, placed);
      at += textWidth;
    }
  }

  /** Shaping is what takes the time, and a child's words come again and again. */
  #widthOf(run: Run, size: number): number {
    const key = `${run.face.name} ${size} ${run.text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#take(run.face).fontSize(size).widthOfString(run.text, asOne(run));
      this.#widths.set(key, width);
    }
    return width;
  }

  #take(face: Face): PDFKit.PDFDocument {
    // pdfkit takes an opened font too, which its types do not say.
    if (!this.#registered.has(face)) this.doc.registerFont(face.name, face.font as unknown as string);
    this.#registered.add(face);
    return this.doc.font(face.name);
  }

  /** Draws what means something: an element of this type under `parent`. */
  tag(parent: Element, type: string, draw: () => void, options: { alt?: string; scope?: string } = {}): void {
    const element = this.doc.struct(type, options);
    parent.add(element);
    element.add(draw).end();
  }

  /** An element that holds others. */
  group(parent: Element, type: string, fill: (element: Element) => void): void {
    const element = this.doc.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Draws what is there for the eye only. */
  adorn(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Writes the foot of every page: a text, and where they belong together which page of how many it is. */
  numberPages(foot: string, isNumbered: boolean): void {
    const { start, count } = this.doc.bufferedPageRange();
    const style: Style = { size: 9, ink: INK.soft };
    const { pageOf } = WORDS[this.#language];
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(start + page);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      const y = this.#bottom + FOOT - 9;
      this.draw(this.set(foot, this.width - 90, style), this.left, y, this.width - 90);
      if (isNumbered) {
        const number = this.set(pageOf(page + 1, count), 90, { ...style, align: 'end' });
        this.draw(number, this.left + this.width - 90, y, 90);
      }
      this.doc.endMarkedContent();
    }
  }
}
