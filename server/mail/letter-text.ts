import type { Block } from '#languages/letter-blocks.ts';

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if (block.kind === 'rule') return '-'.repeat(40);
  return 'address' in block ? block.address : block.text;
}

/** A letter as plain text, with a blank line between its blocks. */
export function letterText(blocks: readonly Block[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}
