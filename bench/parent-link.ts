/**
 * Tests if response times or log lines reveal the address for which a parent's link was asked (docs/decisions/0144):
 * as many known addresses as unknown ones, in turns, over HTTP.
 */
import { pino } from 'pino';
import { requestParentLink } from '../domain/contract/family/parent.ts';
import { buildApp } from '../server/app.ts';
import { runCommand } from '../server/platform/command.ts';
import { startWorld } from '../server/testing/world.ts';

const WARMING = 50;
const HOUR_MS = 60 * 60 * 1000;
/** Parts of a log line that differ with every request. */
const ALWAYS_NEW = /"(time|reqId|requestId|ms|responseTime)":("[^"]*"|[\d.]+)/g;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

await runCommand(
  {
    start: 'node bench/parent-link.ts',
    does: 'Shows how long a link to the page of parents is answered, for addresses of parents and for others.',
    options: { pairs: { takes: 'number', default: 200, says: 'how many of each' } },
  },
  async ({ options }) => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'scouts@troop.example' };
    const world = await startWorld({
      ...mail,
      BASE_URL: 'http://rootling.example',
      SUPPORT_EMAIL: 'a@b.example',
    });
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const app = await buildApp({ ...world.platform, log });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });

    const ask = async (email: string) => {
      lines.length = 0;
      const began = performance.now();
      const response = await fetch(origin + requestParentLink.path, {
        method: requestParentLink.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const said = `${response.status} ${await response.text()}`;
      const ms = performance.now() - began;
      return { ms, said, logged: lines.join('').replaceAll(ALWAYS_NEW, '"$1":0') };
    };

    const times = { known: [] as number[], unknown: [] as number[] };
    const told = { known: new Set<string>(), unknown: new Set<string>() };
    for (let n = 0; n < options.pairs + WARMING; n += 1) {
      // No limit is met: each pair has an hour to itself.
      world.passTime(HOUR_MS);
      const address = `parent-${n}@family.example`;
      await world.parent([await world.student()], address);
      const pair = [
        ['known', address],
        ['unknown', `nobody-${n}@family.example`],
      ] as const;
      for (const [whose, email] of n % 2 === 0 ? pair : pair.toReversed()) {
        const { ms, said, logged } = await ask(email);
        if (n < WARMING) continue;
        times[whose].push(ms);
        told[whose].add(`${said}\n${logged}`);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const apart = (100 * Math.abs(known - unknown)) / Math.min(known, unknown);
    console.log(
      `${options.pairs} of each: median ${known.toFixed(2)} ms for parents, ${unknown.toFixed(2)} ms for others, ${apart.toFixed(1)} % apart`,
    );
    const [a, b] = [[...told.known].toSorted(), [...told.unknown].toSorted()];
    console.log(
      JSON.stringify(a) === JSON.stringify(b) ? 'Answers and log lines are the same:' : 'They differ:',
    );
    console.log([...new Set([...a, ...b])].join('\n'));
    await app.close();
    await world.close();
  },
);
