import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** A scout's data at an installation. */
export type Left = {
  readonly projectId: string;
  readonly name: string;
  readonly filename: string;
  /** Bytes of the photo. */
  readonly size: number;
};

/** The result of some seconds of work; `name` is the last acknowledged one. */
export type Load = { readonly requests: number; readonly failures: readonly string[]; readonly name: string };

type Orders = { readonly left?: Left; readonly seconds?: number };

/** A scout at an address inside an engine, or of whatever else runs Node. Each method throws what the scout complains of. */
export function visitorAt(engine: Pick<Engine, 'node'>, url: string) {
  const visit = async (action: string, { left, seconds }: Orders = {}) => {
    const { exitCode, output } = await engine.node(join(import.meta.dirname, 'visit.ts'), {
      VISIT_URL: url,
      VISIT_ACTION: action,
      ...(left && { VISIT_LEFT: JSON.stringify(left) }),
      ...(seconds && { VISIT_SECONDS: String(seconds) }),
      // Caddy makes an authority of its own for localhost.
      ...(url.startsWith('https:') && { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' }),
    });
    const line = output.trim().split('\n').at(-1) ?? '';
    if (exitCode !== 0) throw new Error(line);
    return JSON.parse(line) as unknown;
  };
  return {
    begin: () => visit('begin') as Promise<Left>,
    look: (left: Left) => visit('look', { left }) as Promise<string>,
    load: (left: Left, seconds: number) => visit('load', { left, seconds }) as Promise<Load>,
    page: () => visit('page') as Promise<string>,
  };
}
