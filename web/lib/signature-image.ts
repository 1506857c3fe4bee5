import SignaturePad, { type PointGroup } from 'signature_pad';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_LINE_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';

/**
 * A signature's strokes; their coordinates are those of the canvas of PRODUCT.md#the-consent-page, 400 by 150, whatever
 * size it is shown in.
 */
export type Strokes = readonly PointGroup[];

const INK = '#000000';
const PAPER = '#ffffff';

/**
 * PRODUCT.md#the-consent-page: a black line of 2 px on white, in the dark too. The library takes the radius of its nib
 * for the width.
 */
export const PEN = {
  penColor: INK,
  backgroundColor: PAPER,
  minWidth: SIGNATURE_LINE_PX / 2,
  maxWidth: SIGNATURE_LINE_PX / 2,
  dotSize: SIGNATURE_LINE_PX / 2,
};

/** The same strokes on a canvas `factor` times as large; the line stays as thick as it is. */
export function scaled(strokes: Strokes, factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** The drawn signature as a PNG of 400 by 150, as an image data string; '' without a stroke. */
export function imageOfStrokes(strokes: Strokes): string {
  if (strokes.length === 0) return '';
  const pad = new SignaturePad(blankCanvas(), PEN);
  pad.off();
  pad.fromData([...strokes]);
  return pad.toDataURL();
}

const LARGEST_LETTERS_PX = 56;
const MARGIN_PX = 16;
const HANDWRITING = '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Brush Script MT", cursive';

/** A typed name as the same kind of picture (PRODUCT.md#the-record-of-a-consent); '' for a blank one. */
export function imageOfName(name: string): string {
  const text = name.trim();
  const canvas = blankCanvas();
  const pen = canvas.getContext('2d');
  if (text === '' || !pen) return '';
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.font = `${LARGEST_LETTERS_PX}px ${HANDWRITING}`;
  const room = canvas.width - 2 * MARGIN_PX;
  const shrink = Math.min(1, room / pen.measureText(text).width);
  pen.font = `${LARGEST_LETTERS_PX * shrink}px ${HANDWRITING}`;
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, canvas.width / 2, canvas.height / 2, room);
  return canvas.toDataURL();
}

function blankCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIGNATURE_WIDTH_PX;
  canvas.height = SIGNATURE_HEIGHT_PX;
  return canvas;
}
