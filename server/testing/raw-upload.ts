/** Requests written by hand, for what no client would send or so slowly. */
import type { Socket } from 'node:net';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { Program } from './program.ts';
import { beginAsScout, openBrowser } from './scout-browser.ts';
import { smallJpeg } from './small-photo.ts';

/** All that comes until the server ends the connection. */
export async function responseOn(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

/** The statuses of the responses in a text. */
export function statusesIn(response: string): string[] {
  return [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
}

/** The head of an upload of one picture by somebody who may upload, and its body. */
export async function uploadBy(
  program: Program,
  username = 'willow',
  edge = 600,
): Promise<{ head: string; body: Buffer }> {
  let cookie = '';
  const call = openBrowser();
  const projectId = await beginAsScout(
    program,
    async (...order) => {
      const response = await call(...order);
      cookie = response.headers.getSetCookie().find((it) => it.startsWith(SESSION_COOKIE)) ?? cookie;
      return response;
    },
    username,
  );
  const form = new FormData();
  form.append('photos', new Blob([await smallJpeg(edge)], { type: 'image/jpeg' }), 'jar.jpg');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const head =
    `POST ${addressOf(uploadStepPhotos, { projectId, stepNumber: 2 })} HTTP/1.1\r\nhost: localhost\r\n` +
    `cookie: ${cookie.split(';')[0]}\r\ncontent-type: ${encoded.headers.get('content-type')}\r\n`;
  return { head, body };
}
