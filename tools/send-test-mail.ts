/** `npm run send-test-mail -- ADDRESS`: tries out whether mail can be sent as it is set up, and says what the server answered. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { MAIL_PROBLEM_WORDS } from '#domain/rules/mail/mail-problems.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { withFoot } from '#server/mail/letter-foot.ts';
import { partsOf } from '#server/mail/letter-parts.ts';
import { mailProblemOf, smtpSender } from '#server/mail/smtp.ts';
import { runCommand } from '#server/platform/command.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { settingsOf } from '#server/platform/settings/settings.ts';
import { whyNoTls } from '#server/platform/settings/tls-words.ts';

await runCommand(
  {
    start: 'npm run send-test-mail',
    does: 'Sends one mail to an address through SMTP_URL, and says what the mail server answered. Nothing is stored.',
    args: { ADDRESS: 'whom it goes to' },
    settings: settingsOf('SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'SITE_NAME', 'BASE_URL', 'WITHOUT_TLS'),
  },
  async ({ args }) => {
    const config = readConfig(process.env);
    const { mail, supportEmail, siteName } = config;
    if (!mail) throw new Error('No mail is set up: set SMTP_URL and MAIL_FROM.');
    if (!z.regexes.email.test(args.ADDRESS)) throw new Error(`${args.ADDRESS} is not an e-mail address.`);
    const send = smtpSender(mail, supportEmail);
    const subject = `A test mail from ${siteName}`;
    const content = withFoot(
      ['Hello,', `this is a test. Mail from ${siteName} arrives here.`, `Questions: ${supportEmail}`],
      config,
      FIRST_LANGUAGE,
    );
    const parts = partsOf({ subject, content, language: FIRST_LANGUAGE });
    const test = { id: randomUUID(), recipient: args.ADDRESS, subject, ...parts };
    const answer = await send(test).catch((error: unknown) => {
      const noTls = whyNoTls(error);
      const said =
        noTls === null ? errorMessage(error) : `${noTls.charAt(0).toUpperCase()}${noTls.slice(1)}.`;
      throw new Error(`${textOf(MAIL_PROBLEM_WORDS[mailProblemOf(error)])} ${said}`);
    });
    console.log(`The mail server took it: ${answer}`);
    console.log('Look into that mailbox, and into its spam folder.');
  },
);
