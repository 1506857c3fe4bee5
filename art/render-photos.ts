/**
 * Renders the photos of art/photos with Blender's Cycles, and gives them what a phone's camera adds: some grain, and a JPEG.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runCommand, typedPath } from '#server/platform/command.ts';
import { RENDERED_PHOTOS } from '#server/testing/rendered-photos.ts';

const FOLDER = join(import.meta.dirname, 'photos');
/** px. */
const LONG_EDGE = 960;
const GRAIN = { type: 'gaussian', mean: 128, sigma: 9 } as const;

/** @throws Error where Blender is not there, or has failed. */
function render(names: readonly string[], folder: string, percent: number, samples: number): void {
  const script = ['-P', join(FOLDER, 'render.py'), '--', folder, String(percent), String(samples), ...names];
  const { error, status } = spawnSync('blender', ['-b', ...script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) throw new Error('Blender is not there: apt-get install blender.', { cause: error });
  if (status !== 0) throw new Error(`Blender ended with ${status}.`);
}

async function develop(name: string, folder: string): Promise<void> {
  // Few rays leave single bright dots.
  const picture = sharp(join(folder, `${name}.png`))
    .median(3)
    .resize(LONG_EDGE, LONG_EDGE, {
      fit: 'inside',
      kernel: 'cubic',
    });
  const { data, info } = await picture.sharpen({ sigma: 1.1 }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grain = sharp({ create: { width, height, channels: 3, background: 'gray', noise: GRAIN } });
  await sharp(data)
    .composite([{ input: await grain.blur(0.7).png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`));
}

await runCommand(
  {
    start: 'node art/render-photos.ts',
    does:
      'Renders the photos of art/photos anew, all or some. Needs Blender 3.4 or newer, and takes some minutes of the ' +
      'processor for each.',
    args: { '[NAME]': 'a scene of scenes.py, such as jar-4; without it all photos that are there' },
    options: {
      percent: { takes: 'number', default: 94, says: 'how large, of 1024 pixels on the long edge' },
      from: { takes: 'text', says: 'a folder in which Blender has rendered them already' },
      samples: { takes: 'number', default: 48, says: 'how many rays for each pixel' },
    },
  },
  async ({ args, options }) => {
    const named = args['[NAME]'];
    const wanted = named === undefined ? RENDERED_PHOTOS : [named];
    if (options.from !== undefined) {
      for (const name of wanted) await develop(name, typedPath(options.from));
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'rootling-photos-'));
    try {
      render(wanted, folder, options.percent, options.samples);
      for (const name of wanted) await develop(name, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
