import { runCommand } from '#server/command.ts';
import { runParts, runVitest } from './test-parts.ts';

await runCommand(
  {
    start: 'npm run test:fuzz',
    does: 'Sends 50,000 odd requests to every call and 50,000 broken on the line, others each time. Takes some minutes.',
  },
  () =>
    runParts({
      fuzz: () => runVitest('server', { files: ['server/testing/fuzz'], env: { FUZZ_RUNS: '50000' } }),
    }),
);
