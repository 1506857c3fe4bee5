import * as z from 'zod/mini';
import { SITE_NAME } from '#domain/limits.ts';

/** How the program is set up. Everything has a default; a wrong value stops the start and every fault is named. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** The address people use, such as https://rootling.example; null when only the request tells. */
  baseUrl: string | null;
  /** How many proxies stand in front (RULINGS 11); 0 trusts only the socket. */
  trustProxy: number;
  databaseUrl: string | null;
  /** How mail is sent; null where none is. `from` is an address, or a name with the address in angle brackets. */
  mail: { readonly url: string; readonly from: string } | null;
  supportEmail: string;
  siteName: string;
  logLevel: string;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (sentence: string, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, sentence)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(max, sentence))),
  );

const address = (sentence: string, protocols: readonly string[]) =>
  z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence));

/** `scouts@troop.example` or `Rootling <scouts@troop.example>`. */
function isSender(text: string): boolean {
  const [, address = text] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  return z.regexes.email.test(address);
}

const Environment = z
  .object({
    PORT: z._default(wholeNumber('must be a port from 0 to 65535', 65_535), 3000),
    HOST: z._default(z.string(), '0.0.0.0'),
    DATA_DIR: z._default(z.string(), './data'),
    BASE_URL: z.optional(
      address('must be an address that begins with http:// or https://', ['http:', 'https:']),
    ),
    TRUST_PROXY: z._default(
      z.pipe(
        z.string().check(z.regex(/^(true|false|\d{1,2})$/, 'must be true, false or the number of proxies')),
        z.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
      ),
      0,
    ),
    DATABASE_URL: z.optional(
      address('must be an address that begins with postgres:// or postgresql://', [
        'postgres:',
        'postgresql:',
      ]),
    ),
    SMTP_URL: z.optional(
      address('must be an address that begins with smtp:// or smtps://', ['smtp:', 'smtps:']),
    ),
    MAIL_FROM: z.optional(
      z
        .string()
        .check(z.refine(isSender, 'must be an e-mail address, or a name followed by one in angle brackets')),
    ),
    SUPPORT_EMAIL: z._default(
      z.string().check(z.regex(z.regexes.email, 'must be an e-mail address')),
      'support@rootling.example',
    ),
    SITE_NAME: z._default(z.string().check(z.maxLength(60, 'must have at most 60 characters')), SITE_NAME),
    LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  })
  .check(
    z.refine((it) => it.SMTP_URL === undefined || it.MAIL_FROM !== undefined, {
      path: ['MAIL_FROM'],
      error: 'must be set where SMTP_URL is: mail has to come from somebody',
      // Else it would not be named while another variable has a fault.
      when: () => true,
    }),
  );

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws Error whose message names every fault, one a line.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(set);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const it = result.data;
  return {
    port: it.PORT,
    host: it.HOST,
    dataDir: it.DATA_DIR,
    baseUrl: it.BASE_URL ?? null,
    trustProxy: it.TRUST_PROXY,
    databaseUrl: it.DATABASE_URL ?? null,
    mail: it.SMTP_URL && it.MAIL_FROM ? { url: it.SMTP_URL, from: it.MAIL_FROM } : null,
    supportEmail: it.SUPPORT_EMAIL,
    siteName: it.SITE_NAME,
    logLevel: it.LOG_LEVEL,
  };
}
