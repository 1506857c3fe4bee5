import { resolve } from 'node:path';
import { startProgram } from '#server/program.ts';

/** The program with pages that are built into another folder than those of everybody. */
await startProgram(resolve(import.meta.dirname, '../..', process.argv[2] ?? ''));
