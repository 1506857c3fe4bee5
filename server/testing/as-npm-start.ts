import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const [, tunables, flags] =
  /GLIBC_TUNABLES=(\S+).* exec node (.+) server\/main\.ts$/.exec(scripts.start) ?? [];
if (!tunables || !flags) throw new Error('npm start no longer says how memory is given back');

/** What `npm start` sets, for who measures the memory of a server without it (docs/decisions/0026 and 0070). */
export const AS_NPM_START = { GLIBC_TUNABLES: tunables, NODE_OPTIONS: flags };
