/**
 * `npm run bench`: the real server under load beside two peers in the same run: a bare node:http server that answers the
 * same bytes, which is the limit, and the same calls written plainly with Express. Prints one table and writes
 * RESULTS.md. `--quick` takes one short run of each and writes nothing; `--only list,save` takes some of the calls.
 */
import { parseArgs } from 'node:util';
import { CALLS, type CallName } from './server/calls.ts';
import { type ContestResult, contest } from './server/contest.ts';
import { describeResults, describeStrain, writeResults } from './server/results.ts';
import { openStage } from './server/stage.ts';
import { watchStrain } from './server/strain.ts';

const CONNECTIONS = [1, 32];

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const calls = (values.only?.split(',') ?? Object.keys(CALLS)) as CallName[];
const { runs, seconds } = values.quick ? { runs: 1, seconds: 1.5 } : { runs: 3, seconds: 2 };

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
  const strain = values.only ? undefined : await watchStrain(stage, values.quick ? 2 : 5);
  if (strain) process.stdout.write(`\n${describeStrain(strain)}`);
  if (strain && !values.quick) await writeResults(results, strain, runs);
} finally {
  await stage.close();
}
