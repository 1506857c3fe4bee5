import { ownLetters } from './own-letters.ts';

/** The contents of a picture to share: words, and a photo if one was picked. */
export type SharePicture = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly foot: string;
  /** The address of the photo. */
  readonly photo: string | null;
  /** The address of a drawing, an SVG that stands small beside the words. */
  readonly drawing: string | undefined;
};

export const SHARE_PICTURE_PX = 1080;
const EDGE = 72;
const PHOTO_HEIGHT = 690;
const DRAWING = { width: 280, height: 210 } as const;
const JPEG_QUALITY = 0.9;

/** Ink on paper in both schemes: what is shared looks the same to everybody (the light colours of tokens.css). */
const INK = {
  paper: '#f1f3e7',
  forest: '#2b6039',
  ink: '#1b281e',
  soft: '#4a594c',
  moss: '#dce9cb',
} as const;

/**
 * Draws a square picture and gives it as a JPEG, which has nothing in it but its pixels. It is drawn in the browser, so
 * that it lies nowhere else.
 * @throws when the photo cannot be had, or the browser makes no picture.
 */
export async function drawSharePicture({ title, lines, foot, photo, drawing }: SharePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SHARE_PICTURE_PX;
  canvas.height = SHARE_PICTURE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = INK.paper;
  context.fillRect(0, 0, SHARE_PICTURE_PX, SHARE_PICTURE_PX);
  if (photo) drawCovering(context, await loadPicture(photo));
  else drawTwig(context);
  // The picture is as good without it.
  const beside = drawing ? await loadDrawing(drawing).catch(() => null) : null;
  if (beside) {
    const [left, top] = [
      SHARE_PICTURE_PX - EDGE - DRAWING.width,
      SHARE_PICTURE_PX - EDGE / 2 - DRAWING.height,
    ];
    context.drawImage(beside, left, top, DRAWING.width, DRAWING.height);
  }
  drawWords(context, await ownLetters(), { title, lines, foot }, beside ? DRAWING.width + EDGE / 2 : 0);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const give = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture was not made')));
  canvas.toBlob(give, 'image/jpeg', JPEG_QUALITY);
  return promise;
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** A drawing in its light colours, whatever this screen has. A browser may ask for its size before it draws it. */
async function loadDrawing(address: string): Promise<HTMLImageElement> {
  const svg = (await (await fetch(address)).text())
    .replace('(prefers-color-scheme:dark)', ' not all')
    .replace('<svg', `<svg width="${DRAWING.width}" height="${DRAWING.height}"`);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    return await loadPicture(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Fills the upper part; what stands over is cut off on both sides of a wide one, and below a high one: its top is a treetop. */
function drawCovering(context: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const scale = Math.max(SHARE_PICTURE_PX / picture.naturalWidth, PHOTO_HEIGHT / picture.naturalHeight);
  const [wide, high] = [SHARE_PICTURE_PX / scale, PHOTO_HEIGHT / scale];
  const left = (picture.naturalWidth - wide) / 2;
  context.drawImage(picture, left, 0, wide, high, 0, 0, SHARE_PICTURE_PX, PHOTO_HEIGHT);
}

/** A cutting with its leaves and first roots, where no photo is. */
function drawTwig(context: CanvasRenderingContext2D): void {
  const middle = SHARE_PICTURE_PX / 2;
  context.fillStyle = INK.moss;
  context.fillRect(0, 0, SHARE_PICTURE_PX, PHOTO_HEIGHT);
  context.strokeStyle = INK.forest;
  context.fillStyle = INK.forest;
  context.lineCap = 'round';
  context.lineWidth = 22;
  context.stroke(new Path2D(`M${middle} 520 L${middle} 150`));
  for (const [y, side] of [
    [330, -1],
    [250, 1],
    [170, -1],
  ] as const) {
    const tip = middle + side * 210;
    context.fill(
      new Path2D(
        `M${middle} ${y} Q${middle + side * 60} ${y - 120} ${tip} ${y - 70} Q${middle + side * 120} ${y + 40} ${middle} ${y}`,
      ),
    );
  }
  context.lineWidth = 9;
  for (const reach of [-110, -45, 45, 110]) {
    context.stroke(new Path2D(`M${middle} 515 Q${middle + reach * 0.4} 560 ${middle + reach} 620`));
  }
}

/** @param beside how much of the lower lines' room something else takes. */
function drawWords(
  context: CanvasRenderingContext2D,
  letters: string,
  { title, lines, foot }: Pick<SharePicture, 'title' | 'lines' | 'foot'>,
  beside: number,
): void {
  const room = SHARE_PICTURE_PX - 2 * EDGE;
  context.textBaseline = 'alphabetic';
  context.fillStyle = INK.forest;
  let y = PHOTO_HEIGHT + 110;
  // The width is kept by drawing narrower, as long as the longest name of a tree is.
  context.font = `700 76px ${letters}`;
  context.fillText(title, EDGE, y, room);
  context.fillStyle = INK.ink;
  context.font = `44px ${letters}`;
  for (const line of lines) {
    y += 68;
    context.fillText(line, EDGE, y, room - beside);
  }
  context.fillStyle = INK.soft;
  context.font = `34px ${letters}`;
  context.fillText(foot, EDGE, SHARE_PICTURE_PX - 50, room - beside);
}
