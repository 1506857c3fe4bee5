/**
 * The limit, for the bench: a bare node:http server that reads what it is sent and answers bytes it was given, with no
 * database, no session and no checks. `node bench/peers/bare.ts` takes PORT and ANSWERS, a file of bodies by call.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const bodies: Record<string, string> = JSON.parse(await readFile(process.env.RESPONSES ?? '', 'utf8'));
const responses = new Map(Object.entries(bodies).map(([call, body]) => [`/${call}`, Buffer.from(body)]));
const OK = Buffer.from('{"status":"ok"}');

createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const body = responses.get(request.url ?? '') ?? OK;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
