import type { Paper } from '#domain/contract/report.ts';
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
  blocks: Block[];
};

/** A photo as it is set: a JPEG, its size in pixels, and its words. */
export type Picture = {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
  title: string;
  note: string;
};

/** Something with its place in time. */
export type Dated = { day: string; date: string; title: string; details: string[]; isMilestone: boolean };

export type Block =
  | { kind: 'title'; text: string; lines: string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'figures'; figures: { label: string; value: string }[] }
  | { kind: 'facts'; facts: { label: string; value: string; note?: string }[] }
  /** Lines of words that end with a number each, and their sum; each as many cells as there are heads. */
  | { kind: 'sum'; heads: string[]; rows: string[][]; total: string[] }
  | { kind: 'timeline'; heads: [string, string]; moments: Dated[] }
  | { kind: 'pictures'; pictures: Picture[] }
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
  /** What follows begins on a new page. */
  | { kind: 'page' }
  | { kind: 'signature'; text: string; lines: string[] };
