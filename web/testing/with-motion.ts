import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether things may move, or keep still as for somebody who asks for it. */
    letMove(isWanted: boolean): Promise<void>;
  }
}

/** In a test, or before each of a file that is about what comes and goes: everything moves as it does for most people. */
export async function withMotion(): Promise<void> {
  await commands.letMove(true);
  onTestFinished(() => commands.letMove(false));
}
