import { BlockList, isIP } from 'node:net';

/** What the program speaks to that may be on another machine. */
export const CONNECTIONS = ['database', 'bucket', 'mail'] as const;
export type Connection = (typeof CONNECTIONS)[number];

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether what is sent to a host, as a URL names it, stays on this machine. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.localhost');
  return LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** What in the address of a Postgres database says how it is reached: https://node-postgres.com/features/ssl */
const SAYS_TLS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'];

/** A socket of the machine's own is a path in place of a host. */
function isLocalDatabase(url: URL): boolean {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host === '' || host.startsWith('/') || isThisMachine(host);
}

/**
 * The address of a database with TLS and a certificate that is checked, unless it is on this machine, says something else
 * itself, or may be reached without.
 */
export function databaseUrlWithTls(databaseUrl: string, mayBePlain: boolean): string {
  const url = new URL(databaseUrl);
  if (isLocalDatabase(url) || SAYS_TLS.some((name) => url.searchParams.has(name))) return databaseUrl;
  url.searchParams.set('sslmode', mayBePlain ? 'disable' : 'verify-full');
  return url.href;
}

/** What leaves this machine without TLS, in words for the log of a start; none of it where nobody has asked for it. */
export function plainConnections(addresses: Readonly<Record<Connection, string | null>>): string[] {
  const isPlain: Record<Connection, (url: URL) => boolean> = {
    database: (url) => !isLocalDatabase(url) && url.searchParams.get('sslmode') === 'disable',
    bucket: (url) => url.protocol === 'http:' && !isThisMachine(url.hostname),
    mail: (url) => url.protocol === 'smtp:' && !isThisMachine(url.hostname),
  };
  return CONNECTIONS.filter((name) => {
    const address = addresses[name];
    return address !== null && isPlain[name](new URL(address));
  });
}
