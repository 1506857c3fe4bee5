import { phoneHeic } from './sample-photos.ts';

/** The size of the picture from `gridHeic`, px: a telephone's 12 megapixels. */
export const GRID_HEIC = { width: 4032, height: 3024 } as const;

const TILE = { width: 2400, height: 1800 };

type Size = { readonly width: number; readonly height: number };
/** Tiles side by side, from which the edges are cut off. */
type Grid = Size & {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: number;
  readonly id: number;
};

function gridOf({ width, height }: Size): Grid {
  const [columns, rows] = [Math.ceil(width / TILE.width), Math.ceil(height / TILE.height)];
  return { width, height, columns, rows, tiles: columns * rows, id: columns * rows + 1 };
}

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => u8(value >>> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

function box(type: string, ...payload: Buffer[]): Buffer {
  const content = Buffer.concat(payload);
  return Buffer.concat([u32(8 + content.length), Buffer.from(type), content]);
}

const fullBox = (type: string, version: number, flags: number, ...payload: Buffer[]) =>
  box(type, u32(version * 2 ** 24 + flags), ...payload);

/** The content of the first box of a type. */
function contentOf(file: Buffer, type: string): Buffer {
  const start = file.indexOf(type, 0, 'latin1') - 4;
  return file.subarray(start + 8, start + file.readUInt32BE(start));
}

function describeItems({ tiles: count, id: gridId }: Grid): Buffer {
  const item = (id: number, type: string, hidden: number) =>
    fullBox('infe', 2, hidden, u16(id), u16(0), Buffer.from(`${type}\0`));
  const tiles = Array.from({ length: count }, (_, index) => item(index + 1, 'hvc1', 1));
  return fullBox('iinf', 0, 0, u16(count + 1), ...tiles, item(gridId, 'grid', 0));
}

/** @param tileAt where in the file the bytes of a tile begin: all are the same. */
function locateItems(
  { tiles: count, id: gridId }: Grid,
  tileAt: number,
  tileBytes: number,
  gridBytes: number,
) {
  const place = (id: number, at: number, bytes: number) =>
    Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(bytes)]);
  const tiles = Array.from({ length: count }, (_, index) => place(index + 1, tileAt, tileBytes));
  const grid = place(gridId, tileAt + tileBytes, gridBytes);
  return fullBox('iloc', 0, 0, u16(0x4400), u16(count + 1), ...tiles, grid);
}

function giveProperties(phone: Buffer, grid: Grid): Buffer {
  const sizeOf = ({ width, height }: Size) => fullBox('ispe', 0, 0, u32(width), u32(height));
  const properties = box(
    'ipco',
    box('hvcC', contentOf(phone, 'hvcC')),
    sizeOf(TILE),
    sizeOf(grid),
    box('colr', contentOf(phone, 'colr')),
  );
  const essential = 0x80;
  const tiles = Array.from({ length: grid.tiles }, (_, index) =>
    Buffer.concat([u16(index + 1), u8(3, essential | 1, 2, 4)]),
  );
  const whole = Buffer.concat([u16(grid.id), u8(2, 3, 4)]);
  return box('iprp', properties, fullBox('ipma', 0, 0, u32(grid.tiles + 1), ...tiles, whole));
}

/**
 * A HEIC, of 12 megapixels unless `size` says otherwise, as iPhones write them: a grid of tiles that are coded one by one (ISO/IEC 23008-12 §6.6.2.3).
 * Every tile is the phone's photo of `samples/`, lying on its side.
 */
export async function gridHeic(size: Size = GRID_HEIC): Promise<Buffer> {
  const its = gridOf(size);
  const phone = Buffer.from(await phoneHeic());
  const location = phone.indexOf('iloc', 0, 'latin1') + 4;
  const tileAt = phone.readUInt32BE(location + 12);
  const tile = phone.subarray(tileAt, tileAt + phone.readUInt32BE(location + 22));
  const grid = Buffer.concat([u8(0, 0, its.rows - 1, its.columns - 1), u16(its.width), u16(its.height)]);

  const tileIds = Array.from({ length: its.tiles }, (_, index) => u16(index + 1));
  const beginning = (mediaAt: number) =>
    Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
      fullBox(
        'meta',
        0,
        0,
        fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
        fullBox('pitm', 0, 0, u16(its.id)),
        locateItems(its, mediaAt, tile.length, grid.length),
        describeItems(its),
        fullBox('iref', 0, 0, box('dimg', u16(its.id), u16(its.tiles), ...tileIds)),
        giveProperties(phone, its),
      ),
    ]);
  const mediaAt = beginning(0).length + 8;
  return Buffer.concat([beginning(mediaAt), box('mdat', tile, grid)]);
}
