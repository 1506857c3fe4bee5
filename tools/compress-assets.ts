import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this the header of a response weighs more than what compression saves. */
const SMALLEST_BYTES = 256;

/**
 * Lays a `.br` and a `.gz` beside every text file of a folder, so that the server compresses nothing while people wait;
 * not beside pages, in which the server writes first what only its configuration knows.
 * The work is done once a build, so both take their slowest and smallest setting.
 * @param done what is compressed already, or is just now; this is added.
 */
export async function compressAssets(folder: string, done = new Set<string>()): Promise<void> {
  const files = globSync('**/*.{css,js,json,svg,txt,wasm,webmanifest}', { cwd: folder });
  const fresh = files.filter((file) => !done.has(file));
  for (const file of fresh) done.add(file);
  await Promise.all(fresh.map((file) => compressFile(join(folder, file))));
}

/** Drawings are numbers: there the slowest setting takes twice as long, for 3 %. */
const QUALITY_OF_DRAWINGS = 10;

async function compressFile(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.svg')
          ? QUALITY_OF_DRAWINGS
          : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
