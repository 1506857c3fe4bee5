import { expect, test } from 'vitest';
import { sampleLetters } from '#server/testing/sample-letters.ts';
import { mailHtml as htmlOf } from './mail-html.ts';

const mailHtml = (body: string) => htmlOf({ subject: 'A letter', body, language: 'en' });

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
  const asButton = LETTER.replace(/^https:.*$/m, 'Read and answer at rootling.example');
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

test('under a rule the first heading is above the others, a version is none, and an address is no button', () => {
  const html = mailHtml(
    'Hello,\n\n----------\n\nThe terms\n\nVersion 2026-11-22\n\n1. Who\n\nWe are.\n\nhttps://rootling.example/privacy',
  );
  const headings = [...html.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`);
  expect(headings).toEqual(['h2 The terms', 'h3 1. Who']);
  expect(html).toContain(
    '<a href="https://rootling.example/privacy" style="color:inherit">https://rootling.example/privacy</a>',
  );
});

const LETTERS = sampleLetters();

test.each(LETTERS)('the letter $name begins like a letter, in English', ({ text }) => {
  expect(text).toMatch(/^Hello[^\n]*,\n\n[A-Z]/);
});

test.each(LETTERS)('who hears only the links of the letter $name can tell one from another', ({ html }) => {
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(new Set(links.map(([, , words]) => words)).size).toBe(links.length);
  expect(links.at(-1)?.[1]).toMatch(/\/privacy$/);
  // One thing at most is what the letter asks for.
  expect(html.split('background:').length - 1).toBeLessThanOrEqual(1);
});

test('who runs the site stands below every letter, where its operator has said so', () => {
  for (const { text } of LETTERS)
    expect(text).toMatch(/\nRootling is run by Troop 42 [^\n]+ 608 555 0100\.\n/);
});

test('§18: the letter after a yes repeats the notice, and tells nobody who has agreed what would be', () => {
  const plus = LETTERS.find(({ name }) => name === 'consent-plus')?.text ?? '';
  for (const words of [
    'What we have:',
    'network address',
    'What we keep as the work goes on:',
    'photos of plants',
  ])
    expect(plus).toContain(words);
  expect(plus).not.toContain('if you agree:');
});
