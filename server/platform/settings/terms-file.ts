import { readFile } from 'node:fs/promises';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { TERMS_FILE_MAX_BYTES } from '#domain/limits.ts';
import { readTermsMarkdown } from '#domain/rules/consent/terms-markdown.ts';
import { OUR_TERMS, ourTermsOf, type Terms } from '#domain/terms.ts';
import { OUR_WORDS, TERMS_TITLE } from '#languages/es/sentences/terms.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import type { Config } from './config.ts';

const OURS = { en: OUR_TERMS, es: ourTermsOf(TERMS_TITLE, OUR_WORDS) } satisfies TermsByLanguage;

/** The terms by the language in which a parent reads them. */
export type TermsByLanguage = Readonly<Record<Language, Terms>>;

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
export async function readTerms(file: string | null, language: Language = FIRST_LANGUAGE): Promise<Terms> {
  if (file === null) return OURS[language];
  const bytes = await readFile(file).catch((error: unknown) => refuse([errorMessage(error, file)]));
  if (bytes.length > TERMS_FILE_MAX_BYTES) refuse([`the file has more than ${TERMS_FILE_MAX_BYTES} bytes`]);
  const read = readTermsMarkdown(textOf(bytes), language);
  return 'terms' in read ? read.terms : refuse(read.faults);
}

/**
 * The terms in every language. Own terms without a Spanish file are shown as they are: ours would not say the same.
 * @throws Error that names what is wrong, such as a Spanish file beside our English terms.
 */
export async function readAllTerms({
  termsFile,
  termsFileSpanish,
}: Pick<Config, 'termsFile' | 'termsFileSpanish'>): Promise<TermsByLanguage> {
  if (termsFile === null && termsFileSpanish !== null)
    throw new Error('TERMS_FILE_ES is the Spanish of own terms: it needs their English in TERMS_FILE.');
  const en = await readTerms(termsFile);
  if (termsFile !== null && termsFileSpanish === null) return { en, es: en };
  return { en, es: await readTerms(termsFileSpanish, 'es') };
}
