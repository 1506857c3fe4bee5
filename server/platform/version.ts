import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The version of this program, as package.json says it. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/**
 * As what a process shows itself to Postgres: its version, and that it is one. `countProcesses` takes it apart
 * (PRODUCT.md#how-it-is).
 */
export const processName = () => `rootling ${VERSION} ${randomUUID()}`;
