import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

const NONE = 'No password came; nothing was changed.';

/**
 * Asks for a new password: at a terminal twice, without showing what is typed; from a pipe it is the first line.
 * @param question what is shown at the terminal, such as `New password of ranger`.
 * @throws Error whose message is for whoever typed: nothing came, or twice not the same.
 */
export async function askNewPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  // Readline shows typed characters; the terminal leaves that to it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: isTerminal,
    historySize: 0,
  });
  const lines = reading[Symbol.asyncIterator]();
  const ask = async (what: string): Promise<string> => {
    if (isTerminal) process.stderr.write(`${what} (it is not shown): `);
    const { value, done } = await lines.next();
    if (isTerminal) process.stderr.write('\n');
    // Ctrl-C and Ctrl-D come here, too.
    if (done || value === '') throw new Error(NONE);
    return value;
  };
  try {
    const password = await ask(question);
    if (isTerminal && (await ask('Once more')) !== password) {
      throw new Error('The two are not the same; nothing was changed.');
    }
    return password;
  } finally {
    reading.close();
    process.stdin.unref?.();
  }
}
