/**
 * Usernames that look alike (PRODUCT.md#usernames). The letters are those of
 * https://www.unicode.org/Public/security/latest/confusables.txt that stand for a Latin one in a username of another
 * alphabet, or as a rarer Latin one, in either case: each line has a Latin letter and what looks like it.
 */
import { compared, withPlainSigns } from '#domain/rules/platform/text.ts';

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'ɑаᴀαΑАᎪ',
  b: 'ƅвьΒВЬᏏᏴʙ',
  c: 'ᴄсСᏟ',
  d: 'ԁᎠᴅ',
  e: 'еЕεΕҽᎬᴇ℮',
  f: 'ϝϜꞙ',
  g: 'ɡցɢԌᏀ',
  h: 'һհΗНнᎻʜ',
  j: 'јЈϳȷᎫᴊ',
  k: 'кКκΚᏦᴋ',
  i: 'іІιΙɩɪꙇᎥ',
  l: 'ӏӀɫʟլᏆᏞ',
  m: 'мМΜᎷᴍ',
  n: 'ոռпηΝɴ',
  o: 'оОοΟσՕօᴏᴑס',
  p: 'рРρΡᏢᴘ',
  q: 'ԛգզ',
  r: 'гᴦʀᎡᏒ',
  s: 'ѕЅꜱᏚՏ',
  t: 'тТτΤᎢᴛ',
  u: 'սᴜʋυՍ',
  v: 'ѵѴνᴠᏙ',
  w: 'ԝԜᴡѡաᎳᏔ',
  x: 'хХχΧ',
  y: 'уУүҮγΥʏᎩ',
  z: 'ΖᴢᏃ',
  3: 'зЗᴈʒ',
  6: 'бᏮ',
  4: 'Ꮞ',
};
const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, alike]) => [...alike].map((it) => [it, latin] as const)),
);
const ALIKE = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'gu');

/**
 * Text by which two usernames look alike: as names are compared, in Latin letters where others look like them, and with what a
 * hurried eye takes for one (0 and O, 1 and l, rn and m). A capital I is like an l too, but Ella and Elia are two children.
 */
export function lookOf(username: string): string {
  const latin = withPlainSigns(username)
    .normalize('NFKD')
    .replace(ALIKE, (it) => LATIN.get(it) ?? it);
  return compared(latin).replace(/[1|]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm');
}
