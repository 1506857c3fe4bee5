import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages for measuring are one of their own, which an ordinary installation lacks. @throws Error that says how
 * to install it.
 */
export function demandPackages(folder = import.meta.dirname): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  throw new Error(
    'The benchmarks have packages of their own, which are not installed yet. Run: npm ci --prefix bench',
  );
}
