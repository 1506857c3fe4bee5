import { phoneHeic } from './sample-photos.ts';

/** Of the picture that `gridHeic` makes, px: what a telephone's 12 megapixels are. */
export const GRID_HEIC = { width: 4032, height: 3024 } as const;

const TILE = { width: 2400, height: 1800 };
const TILES = 4; // two rows of two, from which the edges are cut off
const GRID_ID = TILES + 1;

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

function describeItems(): Buffer {
  const item = (id: number, type: string, hidden: number) =>
    fullBox('infe', 2, hidden, u16(id), u16(0), Buffer.from(`${type}\0`));
  const tiles = Array.from({ length: TILES }, (_, index) => item(index + 1, 'hvc1', 1));
  return fullBox('iinf', 0, 0, u16(TILES + 1), ...tiles, item(GRID_ID, 'grid', 0));
}

/** @param tileAt where in the file the bytes of a tile begin: all four are the same. */
function locateItems(tileAt: number, tileBytes: number, gridBytes: number): Buffer {
  const place = (id: number, at: number, bytes: number) =>
    Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(bytes)]);
  const tiles = Array.from({ length: TILES }, (_, index) => place(index + 1, tileAt, tileBytes));
  const grid = place(GRID_ID, tileAt + tileBytes, gridBytes);
  return fullBox('iloc', 0, 0, u16(0x4400), u16(TILES + 1), ...tiles, grid);
}

function giveProperties(phone: Buffer): Buffer {
  const sizeOf = ({ width, height }: { width: number; height: number }) =>
    fullBox('ispe', 0, 0, u32(width), u32(height));
  const properties = box(
    'ipco',
    box('hvcC', contentOf(phone, 'hvcC')),
    sizeOf(TILE),
    sizeOf(GRID_HEIC),
    box('colr', contentOf(phone, 'colr')),
  );
  const essential = 0x80;
  const tiles = Array.from({ length: TILES }, (_, index) =>
    Buffer.concat([u16(index + 1), u8(3, essential | 1, 2, 4)]),
  );
  const grid = Buffer.concat([u16(GRID_ID), u8(2, 3, 4)]);
  return box('iprp', properties, fullBox('ipma', 0, 0, u32(TILES + 1), ...tiles, grid));
}

/**
 * A HEIC of 12 megapixels as iPhones write them: a grid of tiles that are coded one by one (ISO/IEC 23008-12 §6.6.2.3).
 * Every tile is the phone's photo of `samples/`, lying on its side.
 */
export async function gridHeic(): Promise<Buffer> {
  const phone = Buffer.from(await phoneHeic());
  const location = phone.indexOf('iloc', 0, 'latin1') + 4;
  const tileAt = phone.readUInt32BE(location + 12);
  const tile = phone.subarray(tileAt, tileAt + phone.readUInt32BE(location + 22));
  const grid = Buffer.concat([u8(0, 0, 1, 1), u16(GRID_HEIC.width), u16(GRID_HEIC.height)]);

  const tileIds = Array.from({ length: TILES }, (_, index) => u16(index + 1));
  const beginning = (mediaAt: number) =>
    Buffer.concat([
      box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
      fullBox(
        'meta',
        0,
        0,
        fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
        fullBox('pitm', 0, 0, u16(GRID_ID)),
        locateItems(mediaAt, tile.length, grid.length),
        describeItems(),
        fullBox('iref', 0, 0, box('dimg', u16(GRID_ID), u16(TILES), ...tileIds)),
        giveProperties(phone),
      ),
    ]);
  const mediaAt = beginning(0).length + 8;
  return Buffer.concat([beginning(mediaAt), box('mdat', tile, grid)]);
}
