/**
 * Every response of the server has it. What comes without was answered by a stranger on the way, such as a Wi-Fi that wants
 * a login of its own or the filter of a school, and counts as no response (PRODUCT.md#a-strangers-response).
 */
export const OWN_HEADER = 'x-rootling';
export const OWN_HEADER_VALUE = '1';

/** Marks of servers of version 1.0.0: a page may meet one during an upgrade or a return. */
const EARLIER = [
  'permissions-policy',
  'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
] as const;

/** True for the server's own response, by its headers. */
export function isOwnResponse(header: (name: string) => string | null): boolean {
  const [name, value] = EARLIER;
  return header(OWN_HEADER) !== null || header(name) === value;
}
