import { Readable } from 'node:stream';

type Batch = readonly unknown[];

/** A list as JSON text, a piece for every batch. */
async function* jsonOf(
  batches: AsyncIterable<Batch>,
  serialize: (batch: Batch) => string,
): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + serialize(batch).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* resumed<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/**
 * A list as a stream of JSON that is made as fast as it is read, so that a few batches at most are in memory;
 * `serialize` makes the JSON of one, through the schema of the response (house rule 5). What fails at the first batch
 * fails here, while the response can still be a refusal; later the connection breaks off.
 */
export async function jsonStream(
  batches: AsyncIterable<Batch>,
  serialize: (batch: Batch) => string,
): Promise<Readable> {
  const pieces = jsonOf(batches, serialize);
  const first = await pieces.next();
  return Readable.from(resumed(first.value, pieces), { objectMode: false });
}
