import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before the journeys: they walk the product as it is shipped, so its pages are built first. */
export default function buildProduct(): void {
  execFileSync(process.execPath, ['tools/build-web.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
}
