/** The code pages that spreadsheets saved in before UTF-8, of which a file does not say which one it is in (§24, §32). */

/** Of each byte from 0x80 on. */
const WINDOWS_1252 =
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ' +
  String.fromCharCode(...Array.from({ length: 0x60 }, (_, at) => 0xa0 + at));
const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\xa0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
const FIRST_OWN = 0x80;

function read(bytes: Uint8Array, page: string): string {
  return Array.from(bytes, (byte) => page[byte - FIRST_OWN] ?? String.fromCharCode(byte)).join('');
}

const isLetter = (sign: string) => /[a-zßæøœðþªº]/i.test(sign.normalize('NFD'));
const isSmall = (sign: string) => isLetter(sign) && sign !== sign.toUpperCase();
const isCapital = (sign: string) => isLetter(sign) && sign !== sign.toLowerCase();
/** What stands at one end of a word, and not within. */
const AT_AN_END = /[“”„‚‹›«»…™®©†•°]/;

/** Whether a sign that is not of ASCII is odd between those beside it, as one of another code page is: 'JosŽ', 'Mu–oz', 'MŸller'. */
function isOdd(sign: string, before: string, after: string): boolean {
  const isWithin = isLetter(before) && isLetter(after);
  if (isCapital(sign)) return isSmall(before) || (isLetter(before) && isSmall(after));
  if (isLetter(sign)) return isCapital(after);
  if (/[‘’\xa0]/.test(sign)) return false;
  if (sign === '–') return isWithin && isSmall(after); // 'Smith–Jones'
  return AT_AN_END.test(sign) || sign === '—' ? isWithin : isLetter(before) || isLetter(after);
}

function oddSigns(text: string): number {
  let odd = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < FIRST_OWN) continue;
    if (isOdd(text.charAt(at), text.charAt(at - 1), text.charAt(at + 1))) odd += 1;
  }
  return odd;
}

/** The text of bytes in a code page of Windows or of the Macintosh: one reading, or both where either may be right, the likelier first. */
export function oldReadings(bytes: Uint8Array): readonly [string, ...string[]] {
  const [windows, mac] = [read(bytes, WINDOWS_1252), read(bytes, MAC_ROMAN)];
  const [ofWindows, ofMac] = [oddSigns(windows), oddSigns(mac)];
  const [less, more] = ofMac < ofWindows ? [mac, windows] : [windows, mac];
  const isSure = Math.min(ofWindows, ofMac) * 3 < Math.max(ofWindows, ofMac);
  return isSure || windows === mac ? [less] : [less, more];
}
