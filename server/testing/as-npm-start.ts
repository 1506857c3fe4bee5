import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const tunables = /GLIBC_TUNABLES=(\S+)/.exec(scripts.start)?.[1];
if (!tunables) throw new Error('npm start no longer says how memory is given back');

/** What `npm start` sets in the environment, for who measures the memory of a server without it (docs/decisions/0026). */
export const AS_NPM_START = { GLIBC_TUNABLES: tunables };
