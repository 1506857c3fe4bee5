import PDFKitDocument from 'pdfkit';
import { afterEach, expect, test, vi } from 'vitest';
import { setDocument } from './blocks.ts';
import type { Block } from './pdf-document.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a document that is set many times until its last page is full has each word measured once', async () => {
  const sheets = vi.spyOn(PDFKitDocument.prototype, 'addPage');
  const measure = vi.spyOn(PDFKitDocument.prototype, 'widthOfString');
  const paragraphs = Array.from({ length: 43 }, (_, at): Block => ({ kind: 'paragraph', text: `line${at}` }));
  const headed: Block[] = [{ kind: 'heading', text: 'Roots' }, ...paragraphs];
  await setDocument(
    { title: 'Roots', paper: 'letter', foot: 'Rootling', blocks: headed, isBalanced: true },
    () => {},
  );
  const measured = measure.mock.calls
    // Drawn lines are measured a second time with their known width.
    .filter(([text, options]) => String(text).startsWith('line') && !('textWidth' in Object(options)))
    .map(([text]) => text);
  expect(new Set(sheets.mock.contexts).size).toBeGreaterThan(2);
  expect(measured.length).toBe(new Set(measured).size);
});
