/** What no letter of ours needs is not in it: no picture, no style sheet, nothing that is fetched from anywhere. */
const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
</head>`;
const PAPER =
  'font-family:Georgia,serif;font-size:17px;line-height:1.55;max-width:36em;margin:0 auto;padding:24px 16px';
const LINK_ALONE = /^https?:\/\/\S+$/;
const RULE = /^-{10,}$/;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function blockOf(block: string): string {
  const text = escaped(block);
  if (RULE.test(block)) return '<hr>';
  if (LINK_ALONE.test(block)) return `<p><a href="${text}" style="word-break:break-all">${text}</a></p>`;
  return `<p>${text.replaceAll('\n', '<br>\n')}</p>`;
}

/**
 * The same letter as HTML, for programs that show plain text badly: the same words in the same order, each paragraph by
 * itself, and a link where an address of ours stands alone. Light or dark is for the reader's program to choose.
 * @param body plain text, with blank lines between paragraphs.
 */
export function mailHtml(body: string): string {
  const blocks = body.trim().split(/\n{2,}/);
  return `${HEAD}
<body>
<div style="${PAPER}">
${blocks.map(blockOf).join('\n')}
</div>
</body>
</html>
`;
}
