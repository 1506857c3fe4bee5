import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';
import { OWN_HEADER } from '#domain/rules/platform/own-response.ts';
import type { StrangersResponse } from '#web/testing/strangers.ts';

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
  /** The server is of version 1.0.0, which has no header of its own. */
  | 'old'
  /** Somebody on the way answers in the server's place. */
  | StrangersResponse;

/** Weathers in which requests under way go on. */
const ANSWERED: readonly Weather[] = ['good', 'slow', 'old'];
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

/** The line between a device and the server: a local proxy with a weather of its own. */
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

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Where a device finds the product, once it has started. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#dropAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Requests under way break off, unless the server goes on answering. */
  setWeather(weather: Weather): void {
    this.#weather = weather;
    if (typeof weather === 'object' || !ANSWERED.includes(weather)) this.#dropAll();
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
      outgoing.writeHead(weather.status, weather.headers).end(weather.body);
      return;
    }
    this.#forward(incoming, outgoing, weather);
  }

  #forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    weather: Exclude<Weather, object | 'away' | 'silent'>,
  ): void {
    const { method, url, headers } = incoming;
    const { hostname, port } = this.#target;
    const giveUp = () => outgoing.destroy();
    const onward = request({ host: hostname, port, method, path: url, headers }, (response) => {
      response.on('error', giveUp);
      if (weather === 'deaf') {
        response.resume().once('end', giveUp);
        return;
      }
      const { [OWN_HEADER]: own, ...rest } = response.headers;
      outgoing.writeHead(
        response.statusCode ?? 502,
        weather === 'old' ? rest : { ...rest, [OWN_HEADER]: own },
      );
      if (weather === 'slow') response.pipe(slowly()).pipe(outgoing);
      else response.pipe(outgoing);
    });
    onward.on('error', giveUp);
    outgoing.once('close', () => onward.destroy());
    if (weather === 'slow') incoming.pipe(slowly()).pipe(onward);
    else incoming.pipe(onward);
  }
}
