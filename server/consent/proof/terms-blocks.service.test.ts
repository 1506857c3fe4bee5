import { expect, test } from 'vitest';
import { termsBlocks } from './terms-blocks.service.ts';

test('terms are printed with a heading for each of their heads, and all else as paragraphs', () => {
  const body =
    '1. Eligibility and consent\n\nChildren under 13 need a parent.\n\n## Photos\n\n12. are kept until deleted.\nThen they go.\n';
  expect(termsBlocks({ body })).toEqual([
    { kind: 'heading', text: '1. Eligibility and consent' },
    { kind: 'paragraph', text: 'Children under 13 need a parent.' },
    { kind: 'heading', text: 'Photos' },
    { kind: 'paragraph', text: '12. are kept until deleted.\nThen they go.' },
  ]);
});
