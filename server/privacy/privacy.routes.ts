import { getPrivacyNotice } from '#domain/contract/privacy.ts';
import { noticeSections, noticeTable } from '#domain/privacy-notice.ts';
import type { Routes } from '#server/http/route.ts';

export function privacyRoutes({ platform, read }: Routes): void {
  const { siteName, operator, processors, consentByMail, mail, keptDays } = platform.config;
  const supportEmail = platform.config.isSupportEmailOurs ? null : platform.config.supportEmail;
  const settings = {
    ...{ siteName, operator, processors, supportEmail, keptDays },
    isConsentByMail: consentByMail !== null,
    sendsMail: mail !== null,
  };
  const notice = {
    ...{ siteName, operator, supportEmail, processors: [...processors] },
    sections: noticeSections(settings),
    retention: noticeTable(settings),
  };
  read(getPrivacyNotice, async () => notice);
}
