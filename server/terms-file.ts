import { readFile } from 'node:fs/promises';
import { TERMS_FILE_MAX_BYTES } from '#domain/limits.ts';
import { readTermsMarkdown } from '#domain/rules/terms-markdown.ts';
import { OUR_TERMS, type Terms } from '#domain/terms.ts';
import { errorMessage } from './error-message.ts';

function refuse(faults: readonly string[]): never {
  throw new Error(
    `The terms in TERMS_FILE are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(['the file is not UTF-8']);
  }
}

/**
 * The terms that parents sign: those of a file, or ours where none is named.
 * @throws Error that names everything that is wrong with the file.
 */
export async function readTerms(file: string | null): Promise<Terms> {
  if (file === null) return OUR_TERMS;
  const bytes = await readFile(file).catch((error: unknown) => refuse([errorMessage(error)]));
  if (bytes.length > TERMS_FILE_MAX_BYTES) refuse([`the file has more than ${TERMS_FILE_MAX_BYTES} bytes`]);
  const read = readTermsMarkdown(textOf(bytes));
  return 'terms' in read ? read.terms : refuse(read.faults);
}
