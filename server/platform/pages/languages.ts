import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#domain/languages.ts';

/** Those that there are pages in, that of who chose nothing first. */
export type BuiltLanguages = readonly [Language, ...Language[]];

/** The language that an address asks for with `?lang`, of those that there are pages in; null where it asks for none. */
export function askedLanguage(request: FastifyRequest, built: BuiltLanguages): Language | null {
  const { lang: asked } = request.query as { lang?: unknown };
  return isLanguage(asked) && built.includes(asked) ? asked : null;
}

/**
 * The language in which a page is sent: the one asked for, the one that this device chose, or the first one that the
 * browser takes (RFC 9110, 12.5.4), by the tag's first part.
 * @param chosen what the cookie holds.
 */
export function languageFor(
  request: FastifyRequest,
  chosen: string | undefined,
  built: BuiltLanguages,
): Language {
  const isBuilt = (value: unknown): value is Language => isLanguage(value) && built.includes(value);
  const asked = askedLanguage(request, built);
  if (asked) return asked;
  if (isBuilt(chosen)) return chosen;
  return acceptedLanguages(request.headers['accept-language'] ?? '').find(isBuilt) ?? built[0];
}

/** The first parts of the tags that a browser accepts, those that it likes best first. */
function acceptedLanguages(header: string): string[] {
  const accepted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((it) => /^\s*q=([\d.]+)$/.exec(it)?.[1]).find((it) => it !== undefined);
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
  });
  return accepted
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}
