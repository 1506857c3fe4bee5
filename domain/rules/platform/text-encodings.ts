/**
 * The text of a file that does not say in which encoding it was saved (PRODUCT.md#the-roster,
 * PRODUCT.md#an-operators-species).
 */

/** As browsers and Node have it. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

function decoded(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes);
}

/** Null where the bytes are no UTF-8. */
function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Which half of the bytes is zero, as the other half of each Latin letter in UTF-16 is. */
function zeroHalf(bytes: Uint8Array): 'first' | 'second' | null {
  const looked = bytes.subarray(0, 200);
  const zeros = [0, 1].map((half) => looked.filter((byte, at) => at % 2 === half && byte === 0).length);
  const [first = 0, second = 0] = zeros;
  if (Math.max(first, second) * 4 < looked.length) return null;
  return first > second ? 'first' : 'second';
}

const isLetter = (sign: string) => /[a-zßæøœðþªº]/i.test(sign.normalize('NFD'));
const isSmall = (sign: string) => isLetter(sign) && sign !== sign.toUpperCase();
const isCapital = (sign: string) => isLetter(sign) && sign !== sign.toLowerCase();
/** Signs that stand at an end of a word, not within. */
const AT_AN_END = /[“”„‚‹›«»…™®©†•°]/;
const FIRST_OWN = 0x80;

/**
 * True for a non-ASCII sign that looks odd between its neighbours, as one of another code page does: 'JosŽ', 'Mu–oz',
 * 'MŸller'.
 */
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
function oldReadings(bytes: Uint8Array): readonly [string, ...string[]] {
  const [windows, mac] = [decoded(bytes, 'windows-1252'), decoded(bytes, 'macintosh')];
  const [ofWindows, ofMac] = [oddSigns(windows), oddSigns(mac)];
  const [less, more] = ofMac < ofWindows ? [mac, windows] : [windows, mac];
  const isSure = Math.min(ofWindows, ofMac) * 3 < Math.max(ofWindows, ofMac);
  return isSure || windows === mac ? [less] : [less, more];
}

/**
 * The text of a file of Excel, Numbers or Google Sheets: UTF-8 or UTF-16 of either order, with a mark at its beginning or
 * without, and what is none of them in an old code page. Two where it may be in either one, the likelier first.
 */
export function readingsOf(bytes: Uint8Array): readonly [string, ...string[]] {
  const [a, b] = bytes;
  const half = zeroHalf(bytes);
  if ((a === 0xff && b === 0xfe) || half === 'second') return [decoded(bytes, 'utf-16le')];
  if ((a === 0xfe && b === 0xff) || half === 'first') return [decoded(bytes, 'utf-16be')];
  const text = fromUtf8(bytes);
  return text === null ? oldReadings(bytes) : [text];
}

/** The likeliest of them. */
export function textIn(bytes: Uint8Array): string {
  return readingsOf(bytes)[0];
}
