import { runCommand } from '#server/platform/command.ts';
import { runParts, runPlaywright, runVitest } from './test-parts.ts';

await runCommand(
  {
    start: 'npm run test:fuzz',
    does:
      'Sends 50,000 odd requests to every call and 50,000 that are broken on the line. Then it plays 500 histories of two ' +
      'children on one device, 500 on two devices, and 100 days with a browser that is killed and a line on which strangers ' +
      'answer; they are others each time. It takes some forty minutes.',
  },
  () =>
    runParts({
      fuzz: () => runVitest('server', { files: ['server/testing/fuzz'], env: { FUZZ_RUNS: '50000' } }),
      histories: () =>
        runVitest('page', {
          files: ['offline/queue/histories', 'offline/queue/two-devices'],
          env: { VITE_HISTORIES: '500' },
        }),
      days: () =>
        runPlaywright({ files: ['e2e/random-days'], project: 'phone', env: { RANDOM_DAYS: '100' } }),
    }),
);
