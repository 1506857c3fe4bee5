/** The settings by their names, with what `--help` says of each. */
import { KEEPING, type Setting, type Settings, TABLE } from './settings-table.ts';

/** Markdown as a terminal shows it. */
export const inPlain = (text: string) => text.replaceAll(/\[(.*?)\]\(.*?\)/g, '$1').replaceAll('`', '');

/** The first sentence of what is said of a setting, in plain text and without its full stop. */
export const firstSentence = ({ says }: Setting) => inPlain(says).split('. ')[0] ?? '';

/** The meaning of settings; a secret also has the variable that names its file. */
const helpOf = (rows: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const byItself = row.otherwise ?? row.default;
      const says = byItself ? `${firstSentence(row)} (${inPlain(byItself)})` : firstSentence(row);
      const ofFile = row.isSecret ? [[`${name}_FILE`, `the file in which ${name} lies`]] : [];
      return [[name, says], ...ofFile];
    }),
  );

/** All of them. */
export const SETTINGS = helpOf(TABLE);

/** Some of them, for a command that reads no others. */
export const settingsOf = (...names: readonly (keyof typeof TABLE)[]) =>
  helpOf(Object.fromEntries(names.map((name) => [name, TABLE[name]])));

/** Where the database is. */
export const OF_DATABASE = settingsOf('DATA_DIR', 'DATABASE_URL', 'DATABASE_PASSWORD');

/** Where the photos are, when that is not the data folder. */
export const OF_BUCKET = settingsOf(
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
);

/** Retention times that an operator may choose. */
export const OF_KEEPING = helpOf(KEEPING);
