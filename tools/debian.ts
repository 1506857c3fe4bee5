import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian where what comes from them is not there yet.
 * @param what the packages bring, as the errors name it: 'the S3 server of the tests'.
 * @throws Error with a plain message when it cannot be had.
 */
export async function installFromDebian(
  what: string,
  packages: readonly string[],
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  if (await isThere()) return;
  const from = packages.length === 1 ? `package ${packages[0]}` : `packages ${packages.join(', ')}`;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Error(`This needs root on Debian: ${what} must be installed from its ${from}.`);
  }
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const exitCode = await exitCodeOf('apt-get', ['-qq', ...command]);
    if (exitCode !== 0) {
      throw new Error(
        `Debian's ${from} could not be installed: apt-get ${command[0]} ended with ${exitCode}.`,
      );
    }
  }
  if (!(await isThere())) throw new Error(`Debian's ${from} did not bring ${what}.`);
}

/** Null where it could not be started, or was ended by a signal. What a command says is left out, but its errors for apt-get. */
export function exitCodeOf(command: string, args: readonly string[]): Promise<number | null> {
  const isInstaller = command === 'apt-get';
  const child = spawn(command, args, {
    env: { ...process.env, ...(isInstaller && { DEBIAN_FRONTEND: 'noninteractive' }) },
    stdio: ['ignore', 'ignore', isInstaller ? 'inherit' : 'ignore'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
}
