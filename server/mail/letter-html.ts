import type { Language } from '#domain/languages.ts';
import type { Block } from '#languages/letter-blocks.ts';
import { letterWords } from '#languages/letters.ts';

const WORDS = letterWords('frame');

/** Letters need no picture, style sheet or anything fetched, so none is there. */
const headOf = (subject: string, language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>`;
// Programs for mail throw the head away: what has to be said of the whole is said of the paper too.
const PAPER =
  'font-family:Georgia,serif;font-size:17px;line-height:1.55;max-width:36em;margin:0 auto;padding:24px 16px;' +
  'overflow-wrap:anywhere';
// White on forest green, 7.6:1, whichever colors the reader's program takes for the rest; 48 px high for a thumb.
const BUTTON =
  'display:inline-block;background:#2f5d3a;color:#ffffff;font-family:Arial,sans-serif;font-weight:bold;' +
  'line-height:24px;padding:12px 24px;border-radius:8px;text-decoration:none';
/** To be read out across a kitchen. */
const CODE =
  'font-family:Consolas,Menlo,monospace;font-size:32px;line-height:1.3;letter-spacing:0.08em;margin:24px 0';
const HEADING = 'font-size:20px;line-height:1.3;margin:28px 0 8px';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const paragraph = (text: string) => `<p>${escaped(text).replaceAll('\n', '<br>\n')}</p>`;

/** A reader who hears only the links must tell them apart: a button names its purpose and its machine. */
function buttonTo({ label, address }: { label: string; address: string }, language: Language): string {
  // Where the operator has not said the address of the site there is nothing to press.
  if (!URL.canParse(address)) return paragraph(address);
  const text = escaped(WORDS[language].at(label, new URL(address).host));
  return `<p><a href="${escaped(address)}" style="${BUTTON}">${text}</a></p>`;
}

function blockOf(block: Block, language: Language): string {
  if (typeof block === 'string') return paragraph(block);
  switch (block.kind) {
    case 'rule':
      return '<hr>';
    case 'button':
      return buttonTo(block, language);
    case 'address':
      return `<p><a href="${escaped(block.address)}" style="color:inherit">${escaped(block.address)}</a></p>`;
    case 'foreign':
      return `<p lang="${block.language}">${escaped(block.text)}</p>`;
    case 'digits':
      return `<p style="${CODE}"><strong>${escaped(block.text)}</strong></p>`;
    case 'title':
      return `<h2 style="${HEADING}">${escaped(block.text)}</h2>`;
    case 'heading':
      return `<h3 style="${HEADING}">${escaped(block.text)}</h3>`;
  }
}

/**
 * A letter as HTML, for programs that show plain text badly: the same words in the same order. Light or dark is for the
 * reader's program to choose.
 */
export function letterHtml(subject: string, blocks: readonly Block[], language: Language): string {
  return `${headOf(subject, language)}
<body>
<div role="article" lang="${language}" style="${PAPER}">
${blocks.map((block) => blockOf(block, language)).join('\n')}
</div>
</body>
</html>
`;
}
