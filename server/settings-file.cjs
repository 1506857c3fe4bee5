/**
 * What npm's scripts for operators load before all else: the settings of `rootling.env` in the project's folder, where there is
 * one. What the environment says itself counts, and an empty variable there too. Written, as demand-node.cjs, in what every
 * Node can read.
 */
'use strict';

require('./demand-node.cjs');
const { join } = require('node:path');
const { isMainThread } = require('node:worker_threads');

const FILE = join(__dirname, '../rootling.env');

function readSettings() {
  try {
    process.loadEnvFile(FILE);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    process.stderr.write(
      `The settings in ${FILE} cannot be read (${error.code}). Nothing has been changed.\n`,
    );
    process.exit(1);
  }
}

// Threads and processes of the program have its environment.
if (isMainThread) readSettings();
