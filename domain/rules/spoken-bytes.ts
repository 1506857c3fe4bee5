const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Returns an amount of bytes in two or three digits, written for `locale`: '1.4 GB'. */
export function spokenBytes(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  const digits = value < 10 && power > 0 ? 1 : 0;
  return `${value.toLocaleString(locale, { maximumFractionDigits: digits })} ${UNITS[power]}`;
}
