import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

function letter(...texts: string[]): PdfDocument {
  const blocks = texts.map((text) => ({ kind: 'paragraph', text }) as const);
  return { title: 'A letter', paper: 'a4', foot: 'Rootling', blocks };
}

/** A file without the time it was made at, and what follows from that. */
function lasting(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replaceAll(/\(D:\d+Z\)|\/ID \[[^\]]*\]|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
}

test('a document is set as if it were alone, whatever was set before it', async () => {
  const [willow, tree] = [letter('A willow', 'וילו'), letter('柳树', 'A tree')];
  const first = lasting(await makePdf(willow));
  expect(lasting(await makePdf(tree))).not.toBe(first);
  expect(lasting(await makePdf(willow))).toBe(first);
});

test('documents that are asked for at once are set beside each other', async () => {
  const letters = ['oak', 'ash', 'elm'].map((name) => letter(name));
  const alone: string[] = [];
  for (const letter of letters) alone.push(lasting(await makePdf(letter)));
  expect((await Promise.all(letters.map((it) => makePdf(it)))).map(lasting)).toEqual(alone);
});

test('after one that nobody waits for any longer, and one that cannot be set, the next is set', async () => {
  const controller = new AbortController();
  const left = makePdf(letter('oak'), controller.signal);
  controller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const broken = { ...letter(), blocks: [{ kind: 'no such block' }] } as unknown as PdfDocument;
  await expect(makePdf(broken)).rejects.toThrow('not a function');
  expect((await makePdf(letter('ash'))).subarray(0, 5).toString()).toBe('%PDF-');
});
