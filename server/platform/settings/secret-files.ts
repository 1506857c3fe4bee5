/** Secrets in files, as container engines and systemd hand them in: in place of the variable without `_FILE`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '#server/platform/error-message.ts';
import { type Setting, TABLE } from './settings-table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what lies in files in its place, without the line breaks that editors end a file with.
 * @param environment without variables that are empty.
 * @param settings what is read at all: the files of others are left closed.
 * @returns `errors`: of each file that cannot be taken, its variable and why.
 */
export function withSecretsOfFiles(environment: Environment, settings: object) {
  const set: Record<string, string | undefined> = { ...environment };
  const errors: string[] = [];
  for (const [name, { isSecret }] of Object.entries<Setting>(TABLE)) {
    const variable = `${name}_FILE`;
    const file = environment[variable];
    if (!isSecret || file === undefined || !(variable in settings)) continue;
    if (environment[name] !== undefined) errors.push(`${name} is set beside ${variable}: say only one`);
    const { text, problem } = readSecret(file);
    if (problem) errors.push(`${variable} ${problem}`);
    else set[name] = text;
  }
  return { set, errors };
}

function readSecret(file: string): { text?: string; problem?: string } {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text ? { text } : { problem: 'names a file that is empty' };
  } catch (error) {
    // The value may be the secret itself in the wrong variable, and this message goes into a log.
    if (!path.isAbsolute(file)) return { problem: 'has to name a file by its whole path, beginning with /' };
    return { problem: `names a file that cannot be read: ${errorMessage(error, file).replace(/\.$/, '')}` };
  }
}
