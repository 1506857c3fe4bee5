import type { Paper } from '#domain/contract/report/report.ts';

/** Where offices and homes print on Letter; everybody else prints on A4. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'DO', 'GT', 'NI', 'PA', 'PR', 'SV', 'VE'];
const HOME_REGION = 'US';

/** The paper that lies in the printer of somebody whose browser speaks this language, such as 'en-US'. */
export function paperOf(language: string): Paper {
  return LETTER_REGIONS.includes(regionOf(language)) ? 'letter' : 'a4';
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? HOME_REGION;
  } catch {
    return HOME_REGION; // some Linux browsers say 'en-US@posix', which is no language tag
  }
}
