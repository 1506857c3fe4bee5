import * as words from '#words/platform/server-trouble.ts';
import type { ConnectionState } from './verdict.ts';

type Words = { readonly title: string; readonly text: string };

/** Returns the words for a server that responds and takes nothing, and the fate of waiting things; else null. */
export function troubleWords(line: ConnectionState): Words | null {
  if (line === 'full') return { title: words.full, text: words.fullText };
  return line === 'trouble' ? { title: words.trouble, text: words.troubleText } : null;
}
