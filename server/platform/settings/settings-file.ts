/** Faults of the settings file. A line's content is never shown, since it may be a secret. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

const SETTING = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;
const QUOTED = /^(['"`]).*?\1/;

/** The mark that Windows editors write, which Node takes for part of the first name. */
const BEFORE_ALL = '\uFEFF';

/** An unquoted value ends at #; with a space before it, that is meant. */
const isCut = (value: string) => !QUOTED.test(value) && /[^\s#]#/.test(value);
const isOpen = (value: string) => /^['"`]/.test(value) && !QUOTED.test(value);

const listed = new Intl.ListFormat('en-GB');

/** The sentences about the words of a settings file. */
export function faultsOfSettings(file: string, text: string): string[] {
  const lines = text
    .replace(BEFORE_ALL, '')
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: String(index + 1) }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
    .map(({ line, number }) => {
      const [, name, value = ''] = SETTING.exec(line) ?? [];
      return { name, value, number };
    });
  const names = lines.flatMap(({ name }) => name ?? []);
  const told = (is: (line: (typeof lines)[number]) => boolean, says: string) => {
    const numbers = lines.filter(is).map(({ number }) => number);
    const where = `${numbers.length === 1 ? 'line' : 'lines'} ${listed.format(numbers)}`;
    return numbers.length > 0 ? [`In ${file}, ${where}: ${says}.`] : [];
  };
  return [
    ...(text.startsWith(BEFORE_ALL)
      ? [`${file} begins with a mark that hides its first name: save it as UTF-8 without BOM.`]
      : []),
    ...told(
      ({ name }) => name === undefined,
      'this is no setting, and changes nothing; write NAME=value, or # before what is only for people',
    ),
    ...told(
      ({ value }) => isCut(value),
      'what follows the # is not read; put the value between single quotes',
    ),
    ...told(({ value }) => isOpen(value), 'a quotation mark is not closed on the same line; close it there'),
    ...[...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
      (name) => `In ${file} ${name} stands more than once: the last one counts.`,
    ),
  ];
}

/** True when others may read the file. It may be root's with a group that runs the program. */
function isOpenToOthers({ mode, uid }: Stats): boolean {
  const account = process.getuid?.();
  if (account === undefined) return false;
  return (mode & (uid === account ? 0o077 : 0o027)) !== 0;
}

/** Returns the start's messages about the settings file that npm's scripts or the unit read; none without a file. */
export function faultsOfSettingsFile({
  SETTINGS_FILE,
}: Readonly<Record<string, string | undefined>>): string[] {
  if (!SETTINGS_FILE) return [];
  const file = path.resolve(SETTINGS_FILE);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return [];
  const sentence = `Others on this machine may read or change ${file}, which holds secrets: chmod 600 it, or 640 where it is root's.`;
  const open = isOpenToOthers(found) ? [sentence] : [];
  try {
    return [...open, ...faultsOfSettings(file, readFileSync(file, 'utf8'))];
  } catch {
    // Under systemd the unit reads it as root, and the program may not.
    return open;
  }
}
