import path from 'node:path';

/** The folder of the lists that belong to the program: species, and passwords that nobody may choose. */
export const LISTS_FOLDER = path.join(import.meta.dirname, '../../lists');
