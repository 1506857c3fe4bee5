import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
const GROUPS_OF_A_HOUSEHOLD = 4;
/** Five empty groups and ffff: an IPv4 address as a socket for both families tells it. */
const MAPPED = '0:0:0:0:0:ffff:';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // Addresses are written in many ways; that of a URL is written in one, without dots and zones.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}

function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/**
 * The address under which a client is counted: an IPv6 client by its /64, which is what one household or one attacker
 * is given at least; an IPv4 address, also one that is told as IPv6, as it is (PRODUCT.md#passwords-and-tries).
 */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.join(':').startsWith(MAPPED)) return ipv4Of(groups.slice(-2));
  return `${groups.slice(0, GROUPS_OF_A_HOUSEHOLD).join(':')}::/64`;
}

/** The address under which the client of a request is counted, wherever something is counted by address. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return countedAddress(ip);
}
