/** Warnings about settings with which the start goes on. */
import path from 'node:path';
import { OUR_ORGANIZATIONS } from '#domain/rules/sign-in/organizations.ts';
import type { Config } from './config.ts';
import { isThisMachine, plainConnections } from './plain-connections.ts';
import { faultsOfSettingsFile } from './settings-file.ts';
import { whyNoAuthorities } from './tls-files.ts';
import { unknownSettings } from './unknown-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Warns of connections that somebody on the way could read; the operator asked for them. */
function ofPlainConnections({ databaseUrl: database, bucket, mail }: Config): string[] {
  return plainConnections({ database, bucket: bucket?.endpoint ?? null, mail }).map(
    (name) =>
      'Without TLS, or without a look at the certificate, because the settings say so (WITHOUT_TLS, DATABASE_URL, ' +
      `SMTP_URL): the connection to the ${name}.`,
  );
}

/** Warns of facts for parents that only the operator knows. */
function ofWhatIsUnsaid({ operator, takesConsents, organizations, termsFile }: Config): string[] {
  const isOurs = organizations.every(({ name }) => OUR_ORGANIZATIONS.some((it) => it === name));
  return [
    ...(operator.name === null || operator.address === null
      ? ['/privacy cannot say who runs this installation: set OPERATOR_NAME and OPERATOR_ADDRESS.']
      : []),
    ...(termsFile === null && !isOurs
      ? ['Our terms name Scouts BSA, Cub Scouts and Girl Scouts: with other ORGANIZATIONS set a TERMS_FILE.']
      : []),
    ...(takesConsents ? [] : ['No parent can sign until SUPPORT_EMAIL is set: the terms name it.']),
  ];
}

/** Settings that do not go together, and ways on which strangers could read what people send. */
function ofTheSite({ SITE_ADDRESS }: Environment, { baseUrl, trustProxy, hstsSubdomains }: Config): string[] {
  const site = baseUrl === null ? null : new URL(baseUrl);
  const isHttps = site?.protocol === 'https:';
  return [
    ...(SITE_ADDRESS?.trim() && site && site.origin !== URL.parse(`https://${SITE_ADDRESS}`)?.origin
      ? [
          `SITE_ADDRESS says https://${SITE_ADDRESS}, and BASE_URL ${baseUrl}, which counts: leave one of them out.`,
        ]
      : []),
    ...(site && !isHttps && !isThisMachine(site.hostname)
      ? [
          `BASE_URL is ${baseUrl}: whoever is on the way reads passwords and photos of children. Put a proxy with https in front, ` +
            'and write https://.',
        ]
      : []),
    ...(isHttps && !isThisMachine(site.hostname) && trustProxy === 0
      ? [
          'BASE_URL has https, which a proxy brings, and TRUST_PROXY does not say so: everybody shares the limits of one address. ' +
            'Set TRUST_PROXY=1.',
        ]
      : []),
    ...(hstsSubdomains && !isHttps ? ['HSTS_SUBDOMAINS changes nothing where BASE_URL has no https.'] : []),
  ];
}

function ofAuthorities({ NODE_EXTRA_CA_CERTS: file }: Environment): string[] {
  const why = file ? whyNoAuthorities(path.resolve(file)) : null;
  return why === null ? [] : [`NODE_EXTRA_CA_CERTS names no authority: ${why.replace(/\.$/, '')}.`];
}

/** The sentences, each whole. */
export function settingsWarnings(environment: Environment, config: Config): string[] {
  return [
    ...unknownSettings(environment),
    ...faultsOfSettingsFile(environment),
    ...ofTheSite(environment, config),
    ...ofPlainConnections(config),
    ...ofAuthorities(environment),
    ...ofWhatIsUnsaid(config),
  ];
}
