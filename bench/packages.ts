import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the program is measured with and beside is a package of its own, which an ordinary installation does not bring.
 * @throws Error that says how to install it, where it is not there.
 */
export function demandPackages(folder = import.meta.dirname): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  throw new Error(
    'The benchmarks have packages of their own, which are not installed yet. Run: npm ci --prefix bench',
  );
}
