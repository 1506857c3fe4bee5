/** What stands on a picture to share: words, and a photo if one was picked. */
export type SharePicture = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly foot: string;
  /** The address of the photo. */
  readonly photo: string | null;
};

export const SHARE_PICTURE_PX = 1080;
const EDGE = 72;
const PHOTO_HEIGHT = 690;
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
export async function drawSharePicture({ title, lines, foot, photo }: SharePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SHARE_PICTURE_PX;
  canvas.height = SHARE_PICTURE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = INK.paper;
  context.fillRect(0, 0, SHARE_PICTURE_PX, SHARE_PICTURE_PX);
  if (photo) drawCovering(context, await loadPicture(photo));
  else drawTwig(context);
  drawWords(context, title, lines, foot);
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

/** Fills the upper part; what stands over on the longer side is cut off on both ends. */
function drawCovering(context: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const scale = Math.max(SHARE_PICTURE_PX / picture.naturalWidth, PHOTO_HEIGHT / picture.naturalHeight);
  const [wide, high] = [SHARE_PICTURE_PX / scale, PHOTO_HEIGHT / scale];
  const [left, top] = [(picture.naturalWidth - wide) / 2, (picture.naturalHeight - high) / 2];
  context.drawImage(picture, left, top, wide, high, 0, 0, SHARE_PICTURE_PX, PHOTO_HEIGHT);
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

function drawWords(
  context: CanvasRenderingContext2D,
  title: string,
  lines: readonly string[],
  foot: string,
): void {
  const style = getComputedStyle(document.documentElement);
  const serif = style.getPropertyValue('--font-serif') || 'serif';
  const sans = style.getPropertyValue('--font-sans') || 'sans-serif';
  const room = SHARE_PICTURE_PX - 2 * EDGE;
  context.textBaseline = 'alphabetic';
  context.fillStyle = INK.forest;
  let y = PHOTO_HEIGHT + 110;
  // The width is kept by drawing narrower, as long as the longest name of a tree is.
  context.font = `600 76px ${serif}`;
  context.fillText(title, EDGE, y, room);
  context.fillStyle = INK.ink;
  context.font = `44px ${sans}`;
  for (const line of lines) {
    y += 68;
    context.fillText(line, EDGE, y, room);
  }
  context.fillStyle = INK.soft;
  context.font = `34px ${sans}`;
  context.fillText(foot, EDGE, SHARE_PICTURE_PX - 50, room);
}
