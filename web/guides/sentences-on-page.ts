import { sentencesIn } from '#domain/rules/platform/text-sentences.ts';
import type { Sentence } from '#web/lib/read-aloud.ts';

const BLOCK = 'h2, h3, h4, p, li, div';
/** Buttons, drawings, and parts not meant for the ear. */
const UNREAD = 'button, figure, svg, [aria-hidden="true"]';

type Piece = { readonly node: Text; readonly from: number };

/** The sentences of what stands in an element, in the order of the page, each with its place. */
export function sentencesOnPage(root: Element): Sentence[] {
  const blocks: { block: Element; text: string; pieces: Piece[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCK);
    if (!(node instanceof Text) || !block || node.parentElement?.closest(UNREAD)) continue;
    const last = blocks.at(-1);
    const into = last?.block === block ? last : { block, text: '', pieces: [] };
    if (into !== last) blocks.push(into);
    into.pieces.push({ node, from: into.text.length });
    into.text += node.data;
  }
  return blocks.flatMap(({ block, text, pieces }) =>
    sentencesIn(text).map(({ start, end }) => {
      const range = document.createRange();
      const first = pieces.findLast(({ from }) => from <= start);
      const last = pieces.findLast(({ from }) => from < end);
      if (first) range.setStart(first.node, start - first.from);
      if (last) range.setEnd(last.node, end - last.from);
      return { text: text.slice(start, end), range, block };
    }),
  );
}
