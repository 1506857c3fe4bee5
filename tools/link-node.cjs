/**
 * Puts the Node that npm has brought where npm's scripts find it. An npm before 11.6 takes the link away again: with the package for the
 * other processor, which does not fit, it clears away all that this one would have linked, and both link the same name
 * (docs/decisions/0179). Written in what every Node can read, as it runs with the one that is there.
 */
'use strict';

const { existsSync, rmSync, symlinkSync } = require('node:fs');
const { join } = require('node:path');

const packages = join(__dirname, '../node_modules');
const brought = `node-linux-${process.arch}/bin/node`;
const link = join(packages, '.bin/node');
if (process.platform === 'linux' && existsSync(join(packages, brought)) && !existsSync(link)) {
  rmSync(link, { force: true });
  symlinkSync(`../${brought}`, link);
}
