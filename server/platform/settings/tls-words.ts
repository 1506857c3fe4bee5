/** TLS errors in words for the operator. */

/** An operator may name one: each connection says where. */
export const UNKNOWN_AUTHORITY = 'its certificate is signed by an authority that this machine does not know';

/** By their codes: https://nodejs.org/api/tls.html#x509-certificate-error-codes, and OpenSSL's own. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet by the clock of this machine'],
  [/^CERT_REVOKED$/, 'its certificate was taken back by its authority'],
  [/ALTNAME|HOSTNAME/, 'its certificate is for another name than the one in the address'],
  [/SELF_SIGNED|ISSUER|LEAF_SIGNATURE|CERT_UNTRUSTED/, UNKNOWN_AUTHORITY],
  [/^(?!ERR_(SSL|OSSL)).*CERT/, 'its certificate is not in order'],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/, 'what answers there speaks no TLS'],
  [/CERTIFICATE_REQUIRED/, 'it asks for a certificate of ours'],
  [/ALERT.*(CERTIFICATE|UNKNOWN_CA)/, 'it does not take our certificate'],
  [/^ERR_(SSL|TLS)_/, 'the two find no way of TLS that both take'],
];

/** The codes of an error and of what it came from; the mail package keeps the first one under another name. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const own = ['originalCode', 'code'].map((name) => Reflect.get(error, name));
  return [...own.filter((it) => typeof it === 'string'), ...codesOf(Reflect.get(error, 'cause'))];
}

/** Why there is no TLS with whoever answered, as part of a sentence; null where it is not that. */
export function whyNoTls(error: unknown): string | null {
  const codes = codesOf(error);
  return WORDS.find(([pattern]) => codes.some((code) => pattern.test(code)))?.[1] ?? null;
}
