/** Holds data/species.csv to its form, and to what the species browser promises of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfDataset } from './species/dataset.ts';

const bytes = readFileSync(join(import.meta.dirname, '../data/species.csv'));
const faults = faultsOfDataset(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
for (const fault of faults) console.error(`data/species.csv: ${fault}`);
console.log(faults.length === 0 ? 'The species are in order.' : `Faults in the species: ${faults.length}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
