import type { Language } from '#domain/languages.ts';
import type { Block } from '#languages/letter-blocks.ts';
import { type Filling, withSlotsFilled } from './letter-address.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { LetterContent } from './outbox.store.ts';

/** A letter as it leaves: the same as plain text and as HTML, which what waited as text has none of. */
export type LetterParts = { readonly text: string; readonly html?: string };

/** Only where a link or a code belongs: a name that looks like a slot stays one. */
function filled(block: Block, filling: Filling): Block {
  if (typeof block === 'string') return block;
  if (block.kind === 'digits') return { ...block, text: withSlotsFilled(block.text, filling) };
  return 'address' in block ? { ...block, address: withSlotsFilled(block.address, filling) } : block;
}

/** Both parts of a letter, with its link or its code. */
export function partsOf(
  { subject, content, language }: { subject: string; content: LetterContent; language: Language },
  filling: Filling = {},
): LetterParts {
  if (typeof content === 'string') return { text: withSlotsFilled(content, filling) };
  const blocks = content.map((block) => filled(block, filling));
  return { text: letterText(blocks), html: letterHtml(subject, blocks, language) };
}
