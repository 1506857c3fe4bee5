import { expect, test } from 'vitest';
import {
  type Block,
  button,
  digits,
  heading,
  inLanguage,
  quietLink,
  RULE,
  title,
} from '#languages/letter-blocks.ts';
import { CODE_SLOT, LINK_SLOT, linkSlotIn, linkTo } from './letter-address.ts';
import { partsOf } from './letter-parts.ts';

const LINK = 'https://rootling.example/parent/confirm#a-b_c';
const WHERE = {
  baseUrl: 'https://rootling.example',
  path: '/parent/confirm',
  token: 'a-b_c',
  language: 'en',
} as const;

function sent(content: readonly Block[] | string) {
  const { text, html = '' } = partsOf(
    { subject: 'A <letter>', content, language: 'en' },
    { link: linkTo(WHERE), code: '0417 5529' },
  );
  return { text, html: html.slice(html.indexOf('<div')) };
}

test('each kind of block is the same as plain text and as HTML', () => {
  const { text, html } = sent([
    'Hello "Ana" & <b>Ben</b>,',
    'For: Ada\nTime: noon',
    button('Read and answer', LINK_SLOT),
    digits(CODE_SLOT),
    RULE,
    title('The terms'),
    heading('1. Who'),
    inLanguage('es', 'Siga por aquí:'),
    quietLink(linkSlotIn('es')),
  ]);
  const spanish = 'https://rootling.example/parent/confirm?lang=es#a-b_c';
  expect(text).toBe(
    `Hello "Ana" & <b>Ben</b>,\n\nFor: Ada\nTime: noon\n\n${LINK}\n\n0417 5529\n\n${'-'.repeat(40)}\n\nThe terms\n\n1. Who\n\nSiga por aquí:\n\n${spanish}\n`,
  );
  expect(
    html
      .replaceAll(/ style="[^"]*"/g, '')
      .split('\n')
      .slice(1),
  ).toEqual([
    '<p>Hello &quot;Ana&quot; &amp; &lt;b&gt;Ben&lt;/b&gt;,</p>',
    '<p>For: Ada<br>',
    'Time: noon</p>',
    `<p><a href="${LINK}">Read and answer at rootling.example</a></p>`,
    '<p><strong>0417 5529</strong></p>',
    '<hr>',
    '<h2>The terms</h2>',
    '<h3>1. Who</h3>',
    '<p lang="es">Siga por aquí:</p>',
    `<p><a href="${spanish}">${spanish}</a></p>`,
    ...['</div>', '</body>', '</html>', ''],
  ]);
});

/** Texts that once looked like a button, a heading, a code or a rule, or that other programs turn into something. */
const LOOK_LIKE_MORE = [
  'https://evil.example/parent',
  'Troop 42',
  '0123 4567',
  '----------------------------------------',
  '# Ada',
  '[Ada](https://evil.example)',
  '**Ada**',
  '<a href="https://evil.example">Ada</a>',
  '{{link}}',
  '{{link:es}}',
  '{{code}}',
  'Would you rather read English? Go on here:',
];

test.each(LOOK_LIKE_MORE)('a paragraph that is %s stays one, above a rule and under it', (name) => {
  const { text, html } = sent([name, RULE, name]);
  expect(text).toBe(`${name}\n\n${'-'.repeat(40)}\n\n${name}\n`);
  const shown = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  expect(html.split('\n').slice(1, 4)).toEqual([`<p>${shown}</p>`, '<hr>', `<p>${shown}</p>`]);
});

test('what waited as plain text goes as plain text, with its link and its code', () => {
  const { text, html } = sent('Hello,\n\n{{link}}\n\n{{code}}\n\n{{link:es}}\n');
  expect(text).toBe(`Hello,\n\n${LINK}\n\n0417 5529\n\n${LINK.replace('#', '?lang=es#')}\n`);
  expect(html).toBe('');
});
