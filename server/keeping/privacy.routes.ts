import { getPrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { noticeSections, noticeTable } from '#domain/privacy-notice.ts';
import { PRIVACY_NOTICE } from '#languages/es/sentences/privacy-notice.ts';
import { sentenceIn } from '#languages/sentence-in.ts';
import type { Routes } from '#server/platform/http/route.ts';

export function privacyRoutes({ platform, read }: Routes): void {
  const { siteName, operator, processors, consentByMail, mail, keptDays } = platform.config;
  const supportEmail = platform.config.isSupportEmailOurs ? null : platform.config.supportEmail;
  const settings = {
    ...{ siteName, operator, processors, supportEmail, keptDays },
    isConsentByMail: consentByMail !== null,
    sendsMail: mail !== null,
  };
  const noticeIn = (said: (sentence: string) => string) => ({
    ...{ siteName, operator, supportEmail, processors: [...processors] },
    sections: noticeSections(settings).map(({ id, heading, paragraphs, points }) => ({
      ...{ id, heading: said(heading), paragraphs: paragraphs.map(said) },
      // The names of companies are nobody's to translate.
      points: points.map((point) => (processors.includes(point) ? point : said(point))),
    })),
    retention: noticeTable(settings).map(({ what, purpose, need, kept, days, from, told }) => ({
      ...{ what: said(what), purpose: said(purpose), need: said(need) },
      ...{ kept: said(kept), days, from: said(from), told: said(told) },
    })),
  });
  const notices = { en: noticeIn((sentence) => sentence), es: noticeIn(sentenceIn(PRIVACY_NOTICE)) };
  read(getPrivacyNotice, async ({ query }) => notices[query.language ?? FIRST_LANGUAGE]);
}
