import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';
import { BLANK_FORM_PATH } from '#domain/rules/platform/screens.ts';
import { termsInForce } from '#server/consent/consent.service.ts';
import type { Platform } from '#server/platform/platform.ts';
import { loadPdfMaker } from '#server/report/exports.ts';
import { blankForm } from './blank-form.service.ts';

/** Loaded with the first form that is asked for: few ever are. */
async function setForm(document: ReturnType<typeof blankForm>): Promise<Buffer> {
  const { makePdf } = await loadPdfMaker();
  return makePdf(document);
}

/**
 * Serves the consent form for those who sign on paper, to anybody, in the language that `language` asks for. It is set once
 * for each wording of the terms, and a browser that has it learns that it still is the same.
 */
export function serveBlankForm(app: FastifyInstance, platform: Pick<Platform, 'config' | 'terms'>): void {
  const { siteName, supportEmail, operator } = platform.config;
  const returnAddress = [operator.name, operator.address].filter((line) => line !== null).join('\n') || null;
  const kept = new Map<Language, { tag: string; pdf: Promise<Buffer> }>();
  app.get(BLANK_FORM_PATH, async (request, reply) => {
    const { language: asked } = request.query as { language?: unknown };
    const language = isLanguage(asked) ? asked : FIRST_LANGUAGE;
    const terms = termsInForce(platform, language);
    const document = blankForm({ siteName, supportEmail, returnAddress, terms, language });
    const tag = `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url')}"`;
    const headers = { etag: tag, 'cache-control': 'public, no-cache' };
    if (request.headers['if-none-match'] === tag) return reply.code(304).headers(headers).send();
    const last = kept.get(language);
    const form = last?.tag === tag ? last : { tag, pdf: setForm(document) };
    kept.set(language, form);
    const pdf = await form.pdf.catch((error: unknown) => {
      if (kept.get(language) === form) kept.delete(language);
      throw error;
    });
    return reply
      .headers({ ...headers, 'content-disposition': 'inline; filename="consent-form.pdf"' })
      .type('application/pdf')
      .send(pdf);
  });
}
