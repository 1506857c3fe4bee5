import type { Paper } from '#domain/contract/report/report.ts';
import type { Language } from '#domain/languages.ts';

/** A document as data: what stands in it and what it means. How it looks is decided where it is set. */
export type PdfDocument = {
  /** Named in a reader's window. */
  title: string;
  /** In which it is written; the first one unless it is given. */
  language?: Language;
  paper: Paper;
  /** Stands at the foot of every page, before its number. */
  foot: string;
  /** Pages for different people: each is whole by itself. */
  isUnnumbered?: true;
  /** Its last page is to be a third full at least: what stands before it takes a little less room, or a little more. */
  isBalanced?: true;
  blocks: Block[];
};

/** A drawing by itself: a PNG and its size in pixels. */
export type Drawing = { png: Uint8Array; width: number; height: number };

/** A photo as it is set: a JPEG, its size in pixels, and its words. */
export type Picture = {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** A description for readers who cannot see it. */
  alt: string;
  title: string;
  note: string;
  /** The words about it; an album has room for them. */
  told?: string[];
};

/** Something with its place in time. */
export type Dated = { day: string; date: string; title: string; details: string[]; isMilestone: boolean };

export type Figure = { label: string; value: string };
export type Fact = { label: string; value: string; note?: string };

export type Block =
  | { kind: 'title'; text: string; lines: string[] }
  /** The first page of a keepsake: its picture as wide as the page and as high as the rest leaves; without one it is a head. */
  | {
      kind: 'cover';
      picture?: Picture;
      /** The kind of tree, drawn small beside the head, which says nothing that the words do not say. */
      drawing?: Drawing;
      above: string;
      text: string;
      lines: string[];
      figures: Figure[];
      facts: Fact[];
    }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Lines of words that end with a number each, and their sum; each as many cells as there are heads. */
  | { kind: 'sum'; heads: string[]; rows: string[][]; total: string[] }
  | { kind: 'timeline'; heads: [string, string]; moments: Dated[] }
  /** Two in a row. */
  | { kind: 'pictures'; pictures: Picture[] }
  /** Large, two on a page, each with its words beside it. */
  | { kind: 'album'; pictures: Picture[] }
  /** A table whose rows begin with a box to tick; the first head is that of the boxes. */
  | { kind: 'ticks'; heads: string[]; rows: string[][] }
  | { kind: 'list'; items: string[] }
  /** Lines to be filled in by hand, each with its label under it. */
  | { kind: 'blanks'; labels: string[] }
  /** A small picture by itself, such as a signature; its size in points. */
  | { kind: 'drawing'; image: Uint8Array; width: number; height: number; alt: string; note: string }
  /** A text as a QR code. */
  | { kind: 'code'; text: string; alt: string }
  /** A web address to be typed, letter by letter. */
  | { kind: 'address'; text: string }
  /** Starts a new page; with `isIfFilled`, only if that fills the page of a balanced document. */
  | { kind: 'page'; isIfFilled?: true }
  | { kind: 'signature'; text: string; lines: string[] };
