/** Adds up what several runs of the tests came to. */
import { readFileSync } from 'node:fs';
import { runCommand } from '#server/command.ts';
import { closingLine, countClosed, sumCounts } from './test-counts.ts';

await runCommand(
  {
    start: 'node tools/sum-runs.ts',
    does: 'Adds up the closing lines of test runs whose outputs lie in the files; ends with 1 when anything failed.',
    args: { 'FILE…': 'outputs of npm test and its like' },
  },
  ({ args }) => {
    const total = sumCounts(args['FILE…'].map((file) => countClosed(readFileSync(file, 'utf8'))));
    console.log(closingLine(total));
    process.exitCode = total.failed > 0 ? 1 : 0;
  },
);
