/** Refusals of the machine, in words for the operator. */

type MachineError = Error & { readonly code: string; readonly path?: string };

const OF_FILES: Readonly<Record<string, (file: string) => string>> = {
  EACCES: (file) => `${file} may not be used by this account.`,
  EPERM: (file) => `${file} may not be used by this account.`,
  EEXIST: (file) => `${file} is there already.`,
  EISDIR: (file) => `${file} is a folder, where a file is wanted.`,
  ENOENT: (file) => `There is no ${file}.`,
  ENOSPC: (file) => `There is no room left on the disk of ${file}.`,
  ENOTDIR: (file) => `${file} would have to lie in a folder, and lies in a file.`,
  EROFS: (file) => `${file} lies on a disk that cannot be written.`,
};

function isMachineError(error: unknown): error is MachineError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/**
 * A message for an error: its own, or, where the system refused a file, one that names the file and says why.
 * @param file that was read, where the system does not name it: of a folder it does not.
 */
export function errorMessage(error: unknown, file?: string): string {
  if (!(error instanceof Error)) return String(error);
  const path = isMachineError(error) ? (error.path ?? file) : undefined;
  const message = isMachineError(error) && path !== undefined && OF_FILES[error.code]?.(path);
  return message || error.message;
}

/** Where a server was to listen, with the variables that say so. */
export type Listening = {
  readonly port: number;
  readonly host: string;
  readonly variables: { readonly port: string; readonly host: string };
};

/** The error of a server that cannot listen, with a message in place of the system's words. */
export function cannotListen(error: unknown, { port, host, variables }: Listening): unknown {
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken: another program listens there. Stop that one, or choose another port (${variables.port}).`,
    EACCES: `Port ${port} may not be used by this account: choose one from 1024 on (${variables.port}).`,
    EADDRNOTAVAIL: `${host} is no address of this machine (${variables.host}).`,
    EAI_AGAIN: `${host} is no address of this machine (${variables.host}).`,
    ENOTFOUND: `${host} is no address of this machine (${variables.host}).`,
  };
  const message = isMachineError(error) && messages[error.code];
  return message ? new Error(message, { cause: error }) : error;
}
