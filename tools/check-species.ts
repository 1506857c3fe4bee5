/** Holds lists/species.csv to its form, and to what the species browser promises of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/platform/command.ts';
import { LISTS_FOLDER } from '#server/platform/lists.ts';
import { errorsOfDataset } from './species/dataset.ts';

await runCommand(
  {
    start: 'node tools/check-species.ts',
    does: 'Looks through lists/species.csv and names every fault; ends with 1 when there is one.',
  },
  () => {
    const bytes = readFileSync(join(LISTS_FOLDER, 'species.csv'));
    const errors = errorsOfDataset(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    for (const error of errors) console.error(`lists/species.csv: ${error}`);
    console.log(
      errors.length === 0 ? 'The species are in order.' : `Faults in the species: ${errors.length}.`,
    );
    process.exitCode = errors.length === 0 ? 0 : 1;
  },
);
