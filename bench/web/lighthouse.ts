import lighthouse from 'lighthouse';
import type { Language } from '../../domain/languages.ts';

/** Scores of 100, times in milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  speedIndexMs: number;
};

export type AuditedPage = {
  url: string;
  /** The session of who sees it; a page for nobody else is kept from searches, and that is no fault of it. */
  cookie?: string;
  /** The language that its browser accepts. */
  language: Language;
};

/** Runs Lighthouse's own preset, which is a phone, over a page in a browser that listens on `port`. */
export async function auditPage({ url, cookie, language }: AuditedPage, port: number): Promise<Audit> {
  const extraHeaders = { 'accept-language': language, ...(cookie && { cookie }) };
  const own = cookie && { skipAudits: ['is-crawlable'] };
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', extraHeaders, ...own });
  if (!result) throw new Error('Lighthouse gave nothing.');
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    speedIndexMs: figure('speed-index'),
  };
}
