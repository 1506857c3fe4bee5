import { encode } from 'uqr';

/** A text as a QR code: its rows from above, each a text of 1 for dark and 0 for light, with the empty edge that readers need. */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return data.map((row) => row.map(Number).join(''));
}
