/**
 * `npm run bench`: the real server under load beside two peers in the same run: a bare node:http server that answers the
 * same bytes, which is the limit, and the same calls written plainly with Express. Prints one table and writes
 * RESULTS.md.
 */
import { Misuse, runCommand } from '../server/platform/command.ts';
import { demandPackages } from './packages.ts';
import { CALLS, type CallName } from './server/calls.ts';
import type { ContestResult } from './server/contest.ts';
import { describeResults, describeStrain, writeResults } from './server/results.ts';

const CONNECTIONS = [1, 32];

function isCall(name: string): name is CallName {
  return name in CALLS;
}

function chosenCalls(only: string | undefined): CallName[] {
  const names = only?.split(',') ?? Object.keys(CALLS);
  const unknown = names.filter((name) => !isCall(name));
  if (unknown.length === 0) return names.filter(isCall);
  throw new Misuse(
    `No call is called ${unknown.join(', ')}. The calls are ${Object.keys(CALLS).join(', ')}.`,
  );
}

await runCommand(
  {
    start: 'npm run bench',
    does:
      'Puts the server under load beside two peers in the same run, prints one table and writes bench/RESULTS.md and ' +
      'what belongs to it.',
    options: {
      quick: { says: 'takes one short run of each call and writes nothing' },
      only: {
        takes: 'text',
        says: `some of the calls, with commas between them: ${Object.keys(CALLS).join(', ')}`,
      },
    },
  },
  async ({ options }) => {
    const calls = chosenCalls(options.only);
    demandPackages();
    const { contest } = await import('./server/contest.ts');
    const { openStage } = await import('./server/stage.ts');
    const { watchStrain } = await import('./server/strain.ts');
    const { runs, seconds } = options.quick ? { runs: 1, seconds: 1.5 } : { runs: 3, seconds: 2 };
    const stage = await openStage();
    try {
      const results: ContestResult[] = [];
      for (const call of calls) {
        for (const connections of CONNECTIONS) {
          const options = { connections, runs, seconds, upload: stage.upload };
          const result = await contest(call, stage.entrants, options);
          process.stdout.write(describeResults([result]));
          results.push(result);
        }
      }
      const strain = options.only ? undefined : await watchStrain(stage, options.quick ? 2 : 5);
      if (strain) process.stdout.write(`\n${describeStrain(strain)}`);
      if (strain && !options.quick) await writeResults(results, strain, runs);
    } finally {
      await stage.close();
    }
  },
);
