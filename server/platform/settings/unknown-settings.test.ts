import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';
import { unknownSettings } from './unknown-settings.ts';

test.each([
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['BASE_ULR', 'BASE_URL'],
  ['Base_Url', 'BASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['SUPPORT_MAIL', 'SUPPORT_EMAIL'],
  ['OPERATOR_ADRESS', 'OPERATOR_ADDRESS'],
  ['ORGANISATIONS', 'ORGANIZATIONS'],
  ['SMTP_UR', 'SMTP_URL'],
])('%s is told, with %s that was meant', (name, meant) => {
  expect(unknownSettings({ [name]: '1' })).toEqual([
    `${name} is no setting, and changes nothing: is ${meant} meant?`,
  ]);
});

test('what begins as only settings of ours do is told, with those that there are, and never what it holds', () => {
  const [said] = unknownSettings({ SMTP_PASSWORD: 'green-twig' });
  expect(said).toBe('SMTP_PASSWORD is no setting, and changes nothing: there are SMTP_URL, SMTP_URL_FILE.');
  expect(unknownSettings({ ROOTLING_DATA: '/srv' })).toEqual([
    'ROOTLING_DATA is no setting, and changes nothing (docs/SETTINGS.md has them all).',
  ]);
});

test('what other programs set is theirs, and so is what is empty', () => {
  const ordinary =
    'PATH HOME USER LOGNAME SHELL HOSTNAME HOSTTYPE LANG LC_ALL TZ PWD OLDPWD MAIL MAILTO TERM TERM_PROGRAM COLORTERM ' +
    'EDITOR PAGER DISPLAY INIT_CWD NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE ' +
    'npm_command npm_config_user_agent npm_lifecycle_event npm_package_name npm_package_version PREFIX TMPDIR ' +
    'XDG_DATA_DIRS XDG_RUNTIME_DIR SSH_CONNECTION SSH_AUTH_SOCK SUDO_USER SYSTEMD_EXEC_PID INVOCATION_ID JOURNAL_STREAM ' +
    'CREDENTIALS_DIRECTORY STATE_DIRECTORY CACHE_DIRECTORY MEMORY_PRESSURE_WATCH LISTEN_FDS NOTIFY_SOCKET ' +
    'COMPOSE_FILE COMPOSE_PROFILES COMPOSE_PROJECT_NAME BACKUP_KEEP BACKUP_FOLDER ROOTLING_IMAGE YARN_VERSION ' +
    'PGHOST PGPORT PGUSER PGPASSWORD PGPASSFILE SQLITE_TMPDIR AWS_REGION KUBERNETES_SERVICE_HOST SMTP_SERVICE_HOST ' +
    'METRICS_SERVICE_PORT SMTP_PORT_25_TCP SMTP_PORT_25_TCP_ADDR HTTP_PROXY HTTPS_PROXY NO_PROXY LS_COLORS SHLVL ' +
    'APPDATA LOCALAPPDATA COMPUTERNAME USERDOMAIN SystemRoot ProgramData ProgramFiles PROCESSOR_ARCHITECTURE windir';
  expect(unknownSettings(Object.fromEntries(ordinary.split(' ').map((name) => [name, '1'])))).toEqual([]);
  expect(unknownSettings(process.env)).toEqual([]);
  expect(unknownSettings({ TRUST_PROXI: ' ', SMTP_PASSWORD: '' })).toEqual([]);
});

test('no setting is taken for an error, nor what the compose files say', () => {
  expect(unknownSettings(Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '1'])))).toEqual([]);
  const files = ['compose.yaml', 'compose.scale.yaml']
    .map((name) => readFileSync(path.join(import.meta.dirname, '../../..', name), 'utf8'))
    .join('');
  const named = [...files.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name = '']) => [name, '1']);
  expect(named.length).toBeGreaterThan(3);
  expect(unknownSettings(Object.fromEntries(named))).toEqual([]);
});
