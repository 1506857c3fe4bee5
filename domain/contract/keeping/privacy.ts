import * as z from 'zod/mini';
import { endpoint } from '#domain/contract/platform/endpoint.ts';
import { inLanguage } from '#domain/contract/platform/fields.ts';

const text = z.nullable(z.string());

/** The contents of `/privacy` for this installation (PRODUCT.md#the-privacy-notice). */
export const PrivacyNotice = z.object({
  siteName: z.string(),
  /** Null where the operator has not said it. */
  operator: z.object({ name: text, address: text, phone: text }),
  supportEmail: text,
  processors: z.array(z.string()),
  sections: z.array(
    z.object({
      id: z.enum(['operator', 'collected', 'purpose', 'seen', 'kept', 'cookies', 'rights']),
      heading: z.string(),
      paragraphs: z.array(z.string()),
      points: z.array(z.string()),
    }),
  ),
  /** Retention times, shown in the section 'kept'. */
  retention: z.array(
    z.object({
      what: z.string(),
      purpose: z.string(),
      need: z.string(),
      /** In words, such as '14 days'. */
      kept: z.string(),
      /** Null where it is no number of days. */
      days: z.nullable(z.number()),
      from: z.string(),
      told: z.string(),
    }),
  ),
});
export type PrivacyNotice = z.infer<typeof PrivacyNotice>;

export const getPrivacyNotice = endpoint({
  summary: 'What is collected here, why, for how long, who runs the site, and what one can ask for',
  method: 'GET',
  path: '/api/privacy-notice',
  who: 'anyone',
  isForAllAlike: true,
  query: inLanguage,
  response: PrivacyNotice,
});
