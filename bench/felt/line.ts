import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line between a device and the server; what it carries in a second goes for each direction. */
export type Weather = { readonly name: string; readonly bytesASecond: number; readonly roundTripMs: number };

export const LINES = {
  good: { name: 'no limit', bytesASecond: Number.POSITIVE_INFINITY, roundTripMs: 0 },
  slow4G: { name: 'slow 4G (4 Mbit/s, 150 ms)', bytesASecond: 500_000, roundTripMs: 150 },
  '3G': { name: '3G (1.6 Mbit/s, 300 ms)', bytesASecond: 200_000, roundTripMs: 300 },
  trickle: { name: '2 kB/s, 300 ms', bytesASecond: 2000, roundTripMs: 300 },
} as const satisfies Record<string, Weather>;

export type Line = {
  /** Where a browser finds the product. */
  readonly url: string;
  readonly leadTo: (port: number) => void;
  readonly become: (weather: Weather) => void;
  /** Returns the bytes since the last call, with everything that TLS and HTTP add. */
  readonly takeBytes: () => { sent: number; fetched: number };
  readonly stop: () => Promise<void>;
};

/** Milliseconds of bytes that may wait before the line, as in a modem's buffer; beyond it the sender waits. */
const BUFFERED_MS = 250;
/** Milliseconds between two portions of bytes. */
const PIECE_MS = 25;

/** One direction, which all connections share. */
class Way {
  bytes = 0;
  weather: Weather = LINES.good;
  #freeAt = 0;

  /** Gives when the bytes are through, ms from now, without the time that light takes. */
  take(bytes: number): number {
    this.bytes += bytes;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / this.weather.bytesASecond) * 1000;
    return this.#freeAt - now;
  }
}

/** Carries bytes one way as slowly as the line does. */
async function carry(from: Socket, to: Socket, way: Way): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  for await (const chunk of from as AsyncIterable<Buffer>) {
    const { bytesASecond, roundTripMs } = way.weather;
    const piece = Math.max(64, Math.min(chunk.length, Math.floor((bytesASecond * PIECE_MS) / 1000)));
    for (let at = 0; at < chunk.length; at += piece) {
      const bytes = chunk.subarray(at, at + piece);
      const through = way.take(bytes.length);
      const arrival = through + roundTripMs / 2 > 1 ? wait(through + roundTripMs / 2) : undefined;
      last = Promise.all([last, arrival]).then(() => to.write(bytes));
      if (through > BUFFERED_MS) await wait(through - BUFFERED_MS);
    }
  }
  await last;
  to.end();
}

/** Opens a line on a port of its own. TLS goes through it as it is, so whatever a browser does is held up alike. */
export async function openLine(): Promise<Line> {
  const [up, down] = [new Way(), new Way()];
  const sockets = new Set<Socket>();
  let target = 0;
  const server = createServer({ noDelay: true }, (device) => {
    const onward = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const [one, other] of [
      [device, onward],
      [onward, device],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).once('close', () => sockets.delete(one) && other.destroySoon());
    }
    for (const way of [carry(device, onward, up), carry(onward, device, down)]) way.catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (port) => {
      target = port;
    },
    become: (weather) => {
      up.weather = weather;
      down.weather = weather;
    },
    takeBytes: () => {
      const taken = { sent: up.bytes, fetched: down.bytes };
      up.bytes = 0;
      down.bytes = 0;
      return taken;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
