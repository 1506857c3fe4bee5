import { quarters } from './quarters.ts';

type Value = readonly [tag: number, type: 3 | 4 | 1, values: readonly number[]];

/** A directory of a TIFF at an offset: its entries, and behind them what does not fit into those. */
function directoryAt(at: number, entries: readonly Value[], next: number): Buffer {
  const bytesOf = (type: number) => (type === 4 ? 4 : type === 3 ? 2 : 1);
  const head = Buffer.alloc(2 + entries.length * 12 + 4);
  const behind: Buffer[] = [];
  let behindAt = at + head.length;
  head.writeUInt16LE(entries.length);
  for (const [index, [tag, type, values]] of entries.entries()) {
    const entry = 2 + index * 12;
    const content = Buffer.alloc(Math.max(4, values.length * bytesOf(type)));
    for (const [place, value] of values.entries()) {
      content.writeUIntLE(value, place * bytesOf(type), bytesOf(type));
    }
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(values.length, entry + 4);
    if (content.length === 4) content.copy(head, entry + 8);
    else {
      head.writeUInt32LE(behindAt, entry + 8);
      behind.push(content);
      behindAt += content.length;
    }
  }
  head.writeUInt32LE(next, head.length - 4);
  return Buffer.concat([head, ...behind]);
}

/**
 * A DNG as cameras write them: a stamp of 16 by 12 pixels first, all black, then what the sensor saw (a promise of it), and
 * the JPEGs that the camera finished, each of its width. They are four quarters; `orientation` says how all of them lie.
 */
export async function dngWith(
  sensor: { width: number; height: number },
  widths: readonly number[],
  orientation = 1,
) {
  const jpegs = await Promise.all(
    widths.map((width) =>
      quarters(width, (width * 3) / 4)
        .jpeg()
        .toBuffer(),
    ),
  );
  const stamp = Buffer.alloc(16 * 12 * 3);
  const parts: Buffer[] = [];
  let at = 8;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
    return at - part.length;
  };
  const stampAt = add(stamp);
  const inside = [
    add(
      directoryAt(
        at,
        [
          [256, 4, [sensor.width]],
          [257, 4, [sensor.height]],
          [258, 3, [16]],
          [259, 3, [7]],
          [262, 3, [32803]],
          [273, 4, [stampAt]],
          [279, 4, [stamp.length]],
        ],
        0,
      ),
    ),
  ];
  for (const [index, jpeg] of jpegs.entries()) {
    const width = widths[index] ?? 0;
    const jpegAt = add(jpeg);
    inside.push(
      add(
        directoryAt(
          at,
          [
            [254, 4, [1]],
            [256, 4, [width]],
            [257, 4, [(width * 3) / 4]],
            [258, 3, [8, 8, 8]],
            [259, 3, [7]],
            [262, 3, [6]],
            [273, 4, [jpegAt]],
            [279, 4, [jpeg.length]],
          ],
          0,
        ),
      ),
    );
  }
  const main = add(
    directoryAt(
      at,
      [
        [254, 4, [1]],
        [256, 4, [16]],
        [257, 4, [12]],
        [258, 3, [8, 8, 8]],
        [259, 3, [1]],
        [262, 3, [2]],
        [273, 4, [stampAt]],
        [274, 3, [orientation]],
        [277, 3, [3]],
        [278, 4, [12]],
        [279, 4, [stamp.length]],
        [330, 4, inside],
        [50706, 1, [1, 4, 0, 0]],
      ],
      0,
    ),
  );
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(main, 4);
  return Buffer.concat([head, ...parts]);
}
