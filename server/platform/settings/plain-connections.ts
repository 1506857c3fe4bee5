import { BlockList, isIP } from 'node:net';

/** Connections that may lead to another machine. */
export const CONNECTIONS = ['database', 'bucket', 'mail'] as const;
export type Connection = (typeof CONNECTIONS)[number];

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** True when data sent to a URL's host stays on this machine. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.localhost');
  return LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** Parameters of a Postgres address that set TLS: https://node-postgres.com/features/ssl */
const SAYS_TLS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert'];

/** The values of `ssl` and `sslmode` with which the driver looks at the certificate. */
const CHECKED = ['true', '1', 'prefer', 'require', 'verify-ca', 'verify-full'];

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

/** True when anybody on the way could read or pose as the database. */
function isOpenDatabase(url: URL): boolean {
  const { searchParams } = url;
  if (isLocalDatabase(url)) return false;
  // As in libpq, where the first two look at no certificate.
  if (searchParams.has('uselibpqcompat'))
    return !searchParams.getAll('sslmode').every((mode) => mode.startsWith('verify-'));
  const words = [...searchParams.getAll('ssl'), ...searchParams.getAll('sslmode')];
  return !words.every((word) => CHECKED.includes(word));
}

export function isOpenBucket({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isThisMachine(hostname);
}

/** Options of nodemailer in the address of a mail server that turn TLS off, or the look at the certificate. */
const OPENS_MAIL =
  /^(ignoreTLS|opportunisticTLS)=(?!false)|^(requireTLS|secure|tls\.rejectUnauthorized)=false/;

/** The same of a mail server, which is spoken to with TLS only if that is demanded. */
function isOpenMail({ url: address, demandsTls }: { url: string; demandsTls: boolean }): boolean {
  const url = new URL(address);
  if (isThisMachine(url.hostname)) return false;
  const isOpened = [...url.searchParams].some(([name, value]) => OPENS_MAIL.test(`${name}=${value}`));
  return isOpened || (url.protocol === 'smtp:' && !demandsTls);
}

type Addresses = {
  readonly database: string | null;
  readonly bucket: string | null;
  readonly mail: { readonly url: string; readonly demandsTls: boolean } | null;
};

/** Lists connections that leave this machine without TLS or to anyone who answers, for the log of a start. */
export function plainConnections({ database, bucket, mail }: Addresses): Connection[] {
  const isPlain: Record<Connection, boolean> = {
    database: database !== null && isOpenDatabase(new URL(database)),
    bucket: bucket !== null && isOpenBucket(new URL(bucket)),
    mail: mail !== null && isOpenMail(mail),
  };
  return CONNECTIONS.filter((name) => isPlain[name]);
}
