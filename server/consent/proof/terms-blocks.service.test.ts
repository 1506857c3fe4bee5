import { expect, test } from 'vitest';
import { termsBlocks } from './terms-blocks.service.ts';

test('terms are printed with a heading for each of their heads, and all else as paragraphs', () => {
  const body =
    'Terms\n\nVersion 2026-11-22\n\n1. Eligibility and consent\n\nChildren under 13 need a parent.\n\n2. Photos\n\n12. are kept until deleted.\nThen they go.\n';
  expect(termsBlocks({ body })).toEqual([
    { kind: 'paragraph', text: 'Terms' },
    { kind: 'paragraph', text: 'Version 2026-11-22' },
    { kind: 'heading', text: '1. Eligibility and consent' },
    { kind: 'paragraph', text: 'Children under 13 need a parent.' },
    { kind: 'heading', text: '2. Photos' },
    { kind: 'paragraph', text: '12. are kept until deleted.\nThen they go.' },
  ]);
});
