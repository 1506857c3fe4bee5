import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';

/** What somebody else says in the server's place: a portal of a Wi-Fi, a filter of a school, a proxy that is tired. */
export type Stranger = { readonly status: number; readonly type: string; readonly body: string };

const PORTAL_PAGE =
  '<!doctype html><html lang="fr"><title>Wi-Fi</title><p>Log in to this network.</p></html>';
const html = (status: number): Stranger => ({ status, type: 'text/html', body: PORTAL_PAGE });
const json = (status: number, body: object): Stranger => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

export const STRANGERS: readonly Stranger[] = [
  html(200),
  json(200, { portal: true }),
  json(200, []),
  html(302),
  html(307),
  html(401),
  json(401, { message: 'Unauthorized' }),
  html(403),
  json(403, { message: 'Blocked by your school' }),
  html(404),
  json(404, { message: 'Not found' }),
  json(409, { message: 'Conflict' }),
  html(410),
  html(413),
  json(429, { message: 'Too many requests' }),
  html(500),
  json(503, { error: 'busy' }),
  html(511),
];

export type Weather =
  | 'good'
  /** Connections are refused or break. */
  | 'away'
  /** Connections are taken, and nothing ever comes. */
  | 'silent'
  /** Two kilobytes a second, each way. */
  | 'slow'
  /** The server does what it is asked, and its response is lost. */
  | 'deaf'
  | Stranger;

const SLOW_BYTES = 512;
const SLOW_EVERY_MS = 250;

function slowly(): Transform {
  return new Transform({
    highWaterMark: SLOW_BYTES,
    async transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += SLOW_BYTES) {
        await new Promise((resolve) => setTimeout(resolve, SLOW_EVERY_MS));
        this.push(chunk.subarray(at, at + SLOW_BYTES));
      }
      done();
    },
  });
}

/** What lies between a device and the server: a proxy on this machine with a weather of its own. */
export class TroubledLine {
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #weather: Weather = 'good';

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => this.#meet(incoming, outgoing));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
      if (this.#weather === 'away') socket.destroy();
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#dropAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What was under way in the former weather breaks off, unless the line only becomes good or slow. */
  setWeather(weather: Weather): void {
    this.#weather = weather;
    if (weather !== 'good' && weather !== 'slow') this.#dropAll();
  }

  #dropAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #meet(incoming: IncomingMessage, outgoing: ServerResponse): void {
    incoming.on('error', () => undefined);
    outgoing.on('error', () => undefined);
    const weather = this.#weather;
    if (weather === 'silent') return;
    if (weather === 'away') {
      incoming.socket.destroy();
      return;
    }
    if (typeof weather === 'object') {
      incoming.resume();
      const { status, type, body } = weather;
      const location = status >= 300 && status < 400 ? { location: 'http://127.0.0.1:9/portal' } : {};
      outgoing.writeHead(status, { 'content-type': type, ...location }).end(body);
      return;
    }
    this.#forward(incoming, outgoing, weather);
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse, weather: 'good' | 'slow' | 'deaf'): void {
    const { method, url, headers } = incoming;
    const { hostname, port } = this.#target;
    const giveUp = () => outgoing.destroy();
    const onward = request({ host: hostname, port, method, path: url, headers }, (response) => {
      response.on('error', giveUp);
      if (weather === 'deaf') {
        response.resume().once('end', giveUp);
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (weather === 'slow') response.pipe(slowly()).pipe(outgoing);
      else response.pipe(outgoing);
    });
    onward.on('error', giveUp);
    outgoing.once('close', () => onward.destroy());
    if (weather === 'slow') incoming.pipe(slowly()).pipe(onward);
    else incoming.pipe(onward);
  }
}
