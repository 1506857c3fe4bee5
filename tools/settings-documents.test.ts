/**
 * docs/SETTINGS.md and rootling.env.example are made of the table of the settings:
 * `npx vitest run --project unit tools/settings-documents -u` writes them anew.
 */
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';
import { firstSentence, SETTINGS } from '#server/platform/settings/settings.ts';
import { faultsOfSettings } from '#server/platform/settings/settings-file.ts';
import { GROUPS, type Setting, TABLE } from '#server/platform/settings/settings-table.ts';

const file = (name: string) => join(import.meta.dirname, '..', name);

function rowOf([name, { says, default: byItself, otherwise, isSecret }]: [string, Setting]): string {
  const without = otherwise ?? (byItself === undefined ? 'none' : `\`${byItself}\``);
  const inFile = isSecret ? `. It may lie in the file that \`${name}_FILE\` names` : '';
  return `| \`${name}\` | ${without} | ${says}${inFile} |`;
}

const chapters = Object.entries<Readonly<Record<string, Setting>>>(GROUPS).map(
  ([heading, rows]) =>
    `## ${heading}\n\n| variable | default | meaning |\n|---|---|---|\n${Object.entries(rows).map(rowOf).join('\n')}\n`,
);

const PAGE = `# Settings

<!-- Made of server/platform/settings/settings-table.ts; CONTRIBUTING.md says how. -->

All of it is optional and comes from environment variables; \`npm\` takes them from the file \`rootling.env\` too
([how](OPERATING.md#the-settings-file)), of which [rootling.env.example](../rootling.env.example) has what a family installation needs. A wrong value
stops the start, and every fault is named. A name that is typed wrong (\`TRUST_PROXI\`)
changes nothing, and the start says so; it also warns of settings that do not go together (\`SITE_ADDRESS\` and another \`BASE_URL\`, https without
\`TRUST_PROXY\`) and of plain http where strangers come. What may lie in a file is a secret: container engines and systemd hand it in so, and it is read at the start.

${chapters.join('\n')}
## Over the wire

Photos, signatures and passwords of children go over the wire: on the internet, put a proxy with TLS in front, and set
\`BASE_URL\` and \`TRUST_PROXY\`.

Over \`https:\` (and on localhost) the app can be installed, opens without a network, and keeps what a child writes there
until it can be sent. Browsers allow that nowhere else: over plain http, as in a LAN, it works while there is a
connection, and says why.
`;

const quoted = (value: string) => (/[\s#]/.test(value) ? `'${value}'` : value);

function exampleOf([name, row]: [string, Setting]): string[] {
  const said = firstSentence(row);
  if (row.example === undefined) return [];
  return [`# ${said.charAt(0).toUpperCase()}${said.slice(1)}.\n#${name}=${quoted(row.example)}\n`];
}

const EXAMPLE = `# What a family installation needs. Copy it: install -m 600 rootling.env.example rootling.env
# Take the # away before a name, and write your own behind the =. All settings are in docs/SETTINGS.md.

${Object.entries<Setting>(TABLE).flatMap(exampleOf).join('\n')}`;

test('the page of the settings is that of the table', async () => {
  await expect(PAGE).toMatchFileSnapshot(file('docs/SETTINGS.md'));
  for (const name of Object.keys(SETTINGS)) expect(PAGE).toContain(`\`${name}\``);
});

test('the example is that of the table, and a start would take it', async () => {
  await expect(EXAMPLE).toMatchFileSnapshot(file('rootling.env.example'));
  const taken = EXAMPLE.replaceAll(/^#(?=\w)/gm, '');
  expect(faultsOfSettings('rootling.env', taken)).toEqual([]);
  const { mail, operator, takesConsents } = readConfig(parseEnv(taken));
  expect([mail?.from, operator.name, takesConsents]).toEqual([
    'Rootling <scouts@troop.example>',
    'Troop 42',
    true,
  ]);
});
