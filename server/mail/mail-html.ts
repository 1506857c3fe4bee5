import { LANGUAGES, type Language } from '#domain/languages.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { letterWords } from '#languages/letters.ts';

const WORDS = letterWords('frame');

/** What no letter of ours needs is not in it: no picture, no style sheet, nothing that is fetched from anywhere. */
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

const LINK_ALONE = /^https?:\/\/\S+$/;
const CODE_ALONE = /^\d{4} \d{4}$/;
const RULE = /^-{10,}$/;
/** One line that is no sentence; the terms under a rule have them. */
const HEADING_ALONE = /^(?!Versi[oó]n )[^\n]{1,60}[^\n.,:;!?]$/;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** What a button is for, by the screen that it opens: who hears only the links of a letter can tell one from another. */
const PURPOSES: readonly (readonly [
  screen: string,
  purpose: Exclude<
    keyof (typeof WORDS)[Language],
    'isRunBy' | 'privacyNotice' | 'itIsThePage' | 'goOnInThis' | 'at'
  >,
])[] = [
  [OPEN_SCREENS.confirmConsent, 'readAndAnswer'],
  [OPEN_SCREENS.parent, 'goToMyPage'],
  [OPEN_SCREENS.closeParent, 'closeMyPage'],
  [OPEN_SCREENS.cancelDeletion, 'cancelTheDeletion'],
  [OPEN_SCREENS.deleteNow, 'goToTheDeletion'],
  [OWN_SCREENS.home, 'openTheNotebook'],
];

/** The link says what it is for and where it leads; the address itself is in the plain text. */
function buttonTo(address: string, language: Language): string {
  const { host, pathname } = new URL(address);
  const [, purpose = 'openThePage'] = PURPOSES.find(([screen]) => pathname.endsWith(screen)) ?? [];
  const text = escaped(WORDS[language][purpose](host));
  return `<p><a href="${escaped(address)}" style="${BUTTON}">${text}</a></p>`;
}

/** What stands under a rule is there to be looked up, and must not look like what the letter is about. */
function quietLink(address: string): string {
  return `<p><a href="${escaped(address)}" style="color:inherit">${escaped(address)}</a></p>`;
}

/** The first heading under a rule is that of all that follows. */
function heading(text: string, isFirst: boolean): string {
  return isFirst ? `<h2 style="${HEADING}">${text}</h2>` : `<h3 style="${HEADING}">${text}</h3>`;
}

function blockOf(block: string, at: 'above' | 'first' | 'under', language: Language): string {
  const text = escaped(block);
  if (RULE.test(block)) return '<hr>';
  if (LINK_ALONE.test(block)) return at === 'above' ? buttonTo(block, language) : quietLink(block);
  if (CODE_ALONE.test(block)) return `<p style="${CODE}"><strong>${text}</strong></p>`;
  if (at !== 'above' && HEADING_ALONE.test(block)) return heading(text, at === 'first');
  const other = LANGUAGES.find((it) => it !== language && WORDS[it].goOnInThis === block);
  if (other) return `<p lang="${other}">${text}</p>`;
  return `<p>${text.replaceAll('\n', '<br>\n')}</p>`;
}

/**
 * The same letter as HTML, for programs that show plain text badly: the same words in the same order, each paragraph by
 * itself, and a button where an address of ours stands alone. Light or dark is for the reader's program to choose.
 * `body` is plain text, with blank lines between paragraphs.
 */
export function mailHtml({
  subject,
  body,
  language,
}: {
  subject: string;
  body: string;
  language: Language;
}): string {
  const blocks = body.trim().split(/\n{2,}/);
  const rule = blocks.findIndex((block) => RULE.test(block));
  const placeOf = (n: number) => {
    if (rule < 0 || n <= rule) return 'above';
    return n === rule + 1 ? 'first' : 'under';
  };
  return `${headOf(subject, language)}
<body>
<div role="article" lang="${language}" style="${PAPER}">
${blocks.map((block, n) => blockOf(block, placeOf(n), language)).join('\n')}
</div>
</body>
</html>
`;
}
