import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';

const LETTER = `Hello <b>Ana</b> & "Ben",

please open this page:

https://rootling.example/parent/confirm#a-b_c

It works
for 7 days.

----------------------------------------

The terms

They are short.`;

test('the words of a letter are all there, in their order, and none of them is taken for markup', () => {
  const html = mailHtml(LETTER);
  const read = html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const words = (text: string) => text.split(/\s+/).filter((word) => word && !/^-+$/.test(word));
  const asButton = LETTER.replace(/^https:.*$/m, 'Open the page at rootling.example');
  expect(words(read)).toEqual(words(asButton));
});

test('only an address that stands alone is a link, and nothing is fetched from anywhere', () => {
  const html = mailHtml(`${LETTER}\n\nSee http://evil.example for more`);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://rootling.example/parent/confirm#a-b_c',
  ]);
  expect(html).not.toMatch(/src=|url\(|<link|<script|<img/);
});

test('heads of the terms are headings, a code stands out, and neither is anything else', () => {
  const html = mailHtml(
    `Hello,\n\n0123 4567\n\nThe password stays\n\n${LETTER.slice(LETTER.indexOf('---'))}`,
  );
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading)).toEqual(['The terms']);
  expect(html).toMatch(/<p style="[^"]*font-size:32px[^"]*"><strong>0123 4567<\/strong>/);
});
