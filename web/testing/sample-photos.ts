import { commands } from 'vitest/browser';

const TYPES = { jpg: 'image/jpeg', heic: 'image/heic' };

/** A photo as a phone writes it (server/testing/samples/README.md), as if it had been chosen. */
export async function phonePhoto(kind: keyof typeof TYPES): Promise<File> {
  const coded = await commands.readFile(`../server/testing/samples/phone.${kind}`, 'base64');
  const bytes = Uint8Array.from(atob(coded), (character) => character.charCodeAt(0));
  return new File([bytes], `IMG_0001.${kind}`, { type: TYPES[kind] });
}

/** A picture of one colour that takes no time to read. */
export async function smallPhoto(name: string, colour = 'seagreen'): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  const context = paintOn(canvas);
  context.fillStyle = colour;
  context.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** Paints a picture that is hard on a JPEG: leaves upon leaves, each with an edge, and a camera's noise. */
export function paintLeaves(width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = paintOn(canvas);
  const random = makeRandom();
  context.fillStyle = 'rgb(32 48 24)';
  context.fillRect(0, 0, width, height);
  for (let leaf = 0; leaf < (width * height) / 900; leaf += 1) {
    const light = random();
    context.fillStyle = `rgb(${40 + light * 120} ${70 + light * 150} ${30 + light * 60})`;
    context.beginPath();
    const [x, y, length] = [random() * width, random() * height, 14 + random() * 40];
    context.ellipse(x, y, length, length * 0.35, random() * Math.PI, 0, 2 * Math.PI);
    context.fill();
  }
  const pixels = context.getImageData(0, 0, width, height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const noise = (random() - 0.5) * 16;
    for (const channel of [0, 1, 2]) pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + noise;
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** The two-dimensional context of a canvas. */
export function paintOn(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is nothing to paint on');
  return context;
}

/** The same numbers from 0 to 1 each time: a linear congruence is chance enough for leaves. */
function makeRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
