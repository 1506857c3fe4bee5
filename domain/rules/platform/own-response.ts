/**
 * Every response of the server has it. What comes without was answered by a stranger on the way, such as a Wi-Fi that wants
 * a login of its own or the filter of a school, and counts as no response (PRODUCT.md#a-strangers-response).
 */
export const OWN_HEADER = 'x-rootling';
export const OWN_HEADER_VALUE = '1';

/** What servers of version 1.0.0 are known by: a page may meet one while an installation is brought to a version, or back. */
const EARLIER = [
  'permissions-policy',
  'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
] as const;

/** Whether a response is the server's own, by its headers. */
export function isOwnResponse(header: (name: string) => string | null): boolean {
  const [name, value] = EARLIER;
  return header(OWN_HEADER) !== null || header(name) === value;
}
