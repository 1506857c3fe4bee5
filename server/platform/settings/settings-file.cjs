/**
 * What npm's scripts for operators load before all else: the settings of `rootling.env` in the project's folder, where there is
 * one, or of the file that SETTINGS_FILE names; an empty SETTINGS_FILE stands for none, so that a drill knows nothing of what is
 * in use. What the environment says itself counts, and an empty variable there too. Written, as demand-node.cjs, in what
 * every Node can read.
 */
'use strict';

require('../demand-node.cjs');
const { join, resolve } = require('node:path');
const { isMainThread } = require('node:worker_threads');

const NAMED = process.env.SETTINGS_FILE;
const FILE = NAMED ? resolve(NAMED) : join(__dirname, '../../../rootling.env');

const WORDS = {
  ENOENT: 'is not there (SETTINGS_FILE)',
  EACCES: 'may not be read by this account',
  EPERM: 'may not be read by this account',
  EISDIR: 'is a folder',
  ERR_INVALID_ARG_TYPE: 'is a folder',
};

function readSettings() {
  try {
    process.loadEnvFile(FILE);
    // By it the start knows which file it was, and looks whether it is in order.
    process.env.SETTINGS_FILE = FILE;
  } catch (error) {
    if (error.code === 'ENOENT' && !NAMED) return;
    const why = WORDS[error.code] || `cannot be read (${error.code})`;
    process.stderr.write(`The file of settings ${FILE} ${why}. Nothing has been changed.\n`);
    process.exit(1);
  }
}

// Threads and processes of the program have its environment.
if (isMainThread && NAMED !== '') readSettings();
require('../compile-cache.cjs');
