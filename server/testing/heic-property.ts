/**
 * A HEIC file as `heif-enc` writes it with one more property of its picture (ISO/IEC 23008-12 §9.3): item 1, with the
 * properties before the data.
 */
export function withProperty(file: Uint8Array, type: string, payload: readonly number[]): Buffer {
  const heic = Buffer.from(file);
  const property = Buffer.from([0, 0, 0, 8 + payload.length, ...Buffer.from(type), ...payload]);
  const boxStart = (name: string) => heic.indexOf(name, 0, 'latin1') - 4;
  const grow = (box: number, bytes: number) => heic.writeUInt32BE(heic.readUInt32BE(box) + bytes, box);

  const container = boxStart('ipco');
  const containerEnd = container + heic.readUInt32BE(container);
  let propertyCount = 0;
  for (let at = container + 8; at < containerEnd; at += heic.readUInt32BE(at)) propertyCount += 1;

  const associations = boxStart('ipma');
  const itemCount = associations + 18; // behind the header, the number of items and the id of the first
  const itemEnd = itemCount + 1 + heic.readUInt8(itemCount);
  heic.writeUInt8(heic.readUInt8(itemCount) + 1, itemCount);
  const association = Buffer.from([0x80 | (propertyCount + 1)]); // 0x80: a reader must not ignore it

  moveItemData(heic, boxStart('iloc'), property.length + association.length);
  grow(boxStart('meta'), property.length + association.length);
  grow(boxStart('iprp'), property.length + association.length);
  grow(container, property.length);
  grow(associations, association.length);
  return Buffer.concat([
    heic.subarray(0, containerEnd),
    property,
    heic.subarray(containerEnd, itemEnd),
    association,
    heic.subarray(itemEnd),
  ]);
}

/** Adds what was put before the data to every place in `iloc` (version 0 with one extent an item). */
function moveItemData(heic: Buffer, iloc: number, growth: number): void {
  const items = heic.readUInt16BE(iloc + 14);
  const entryBytes = (heic.readUInt32BE(iloc) - 16) / items;
  for (let index = 0; index < items; index += 1) {
    const baseOffset = iloc + 16 + index * entryBytes + 4;
    heic.writeUInt32BE(heic.readUInt32BE(baseOffset) + growth, baseOffset);
  }
}
