import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { errorMessage } from '#server/platform/error-message.ts';

/**
 * The variables that name the file of a secret, as container engines and systemd hand secrets in: in place of the
 * variable without `_FILE`.
 */
export const SECRET_FILE_SETTINGS = {
  DATABASE_URL_FILE: z.optional(z.string()),
  DATABASE_PASSWORD_FILE: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY_FILE: z.optional(z.string()),
  SMTP_URL_FILE: z.optional(z.string()),
  STATISTICS_TOKEN_FILE: z.optional(z.string()),
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what lies in files in its place, without the line breaks that editors end a file with.
 * @param environment without variables that are empty.
 * @param settings what is read at all: the files of others are left closed.
 * @returns `errors`: of each file that cannot be taken, its variable and why.
 */
export function withSecretsOfFiles(
  environment: Environment,
  settings: object,
): { set: Environment; errors: string[] } {
  const set: Record<string, string | undefined> = { ...environment };
  const errors: string[] = [];
  for (const variable of Object.keys(SECRET_FILE_SETTINGS)) {
    const file = environment[variable];
    if (file === undefined || !(variable in settings)) continue;
    const name = variable.replace(/_FILE$/, '');
    if (environment[name] !== undefined) errors.push(`${name} is set beside ${variable}: say only one`);
    const { text, problem } = readSecret(file);
    if (problem) errors.push(`${variable} ${problem}`);
    else set[name] = text;
  }
  return { set, errors };
}

function readSecret(file: string): { text: string; problem?: string } {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text ? { text } : { text, problem: 'names a file that is empty' };
  } catch (error) {
    // What stands there may be the secret itself, typed into the wrong variable, and this message into a log.
    const problem = path.isAbsolute(file)
      ? `names a file that cannot be read: ${errorMessage(error, file).replace(/\.$/, '')}`
      : 'has to name a file by its whole path, beginning with /';
    return { text: '', problem };
  }
}
