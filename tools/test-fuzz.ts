/** `npm run test:fuzz`: 50,000 odd requests to every call and 50,000 broken on the line, others each time. */
import { runParts, runVitest } from './test-parts.ts';

await runParts({
  fuzz: () => runVitest('server', { files: ['server/testing/fuzz'], env: { FUZZ_RUNS: '50000' } }),
});
