/**
 * `node tools/sum-runs.ts FILE…`: adds up the closing lines of test runs whose outputs lie in the files, and ends with 1
 * when anything failed.
 */
import { readFileSync } from 'node:fs';
import { closingLine, countClosed, sumCounts } from './test-counts.ts';

const total = sumCounts(process.argv.slice(2).map((file) => countClosed(readFileSync(file, 'utf8'))));
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
