/** As browsers and Node have it: `hostname` is in the letters of ASCII, as mail carries it ('xn--mller-kva.de'). */
declare const URL: new (text: string) => { readonly hostname: string };

/** Google delivers to one box whatever dots stand in its name: https://support.google.com/mail/answer/7436150 */
const WITHOUT_DOTS = /@(gmail|googlemail)\.com$/;

const OTHER_THAN_ASCII = /[^ -~]/;
/** RFC 5321 and 6531, without what is quoted. */
const BOX = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u;
const ASCII_DOMAIN = /^([a-z0-9][a-z0-9-]*\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;
/** As East Asian keyboards and PDFs have the letters of ASCII. */
const WIDE_OR_JOINED = /[\uFF01-\uFF5E\uFB00-\uFB06]/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** The domain of an address as mail carries it; null where it is none. */
function domainInAscii(domain: string): string | null {
  if (!OTHER_THAN_ASCII.test(domain)) return domain;
  try {
    return DOMAIN.test(domain) ? new URL(`http://${domain}`).hostname : null;
  } catch {
    return null;
  }
}

function partsOf(address: string): [box: string, domain: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

/** An address with letters beyond ASCII in one spelling: no wide or joined ones, none in two parts, all of them small. */
export function tidyAddress(address: string): string {
  if (!OTHER_THAN_ASCII.test(address)) return address;
  return address
    .replace(WIDE_OR_JOINED, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .toLowerCase();
}

/** True for an address that mail can go to. */
export function isAddress(address: string): boolean {
  const [box, domain] = partsOf(address);
  const ascii = domainInAscii(domain)?.toLowerCase() ?? '';
  return BOX.test(box) && ASCII_DOMAIN.test(ascii) && !UNSEEN.test(address);
}

/**
 * Text by which addresses are compared everywhere: in any case, and with the domain in either spelling ('müller.de' and
 * 'xn--mller-kva.de'). Accents tell boxes apart. Keys in the database are made by it: another rule needs a migration.
 */
export function addressKey(address: string): string {
  const [box, domain] = partsOf(tidyAddress(address.trim()).toLowerCase());
  return domain === '' ? box : `${box}@${domainInAscii(domain) ?? domain}`;
}

/** The box that an address leads to: what follows a plus sign is for its owner to sort by. */
export function mailboxOf(address: string): string {
  const [whole, domain] = partsOf(addressKey(address));
  const plus = domain === '' ? -1 : whole.indexOf('+', 1);
  const box = plus < 0 ? whole : whole.slice(0, plus);
  return WITHOUT_DOTS.test(`@${domain}`) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}
