/**
 * What npm's scripts load before all else: a Node that is too old cannot even read the program, and has no words for it.
 * So this is written in what every Node can read.
 */
'use strict';

const NEEDED = 24;
const [major] = process.versions.node.split('.');
if (Number(major) < NEEDED) {
  process.stderr.write(
    `Rootling needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}.\n` +
      'On Linux with a 64-bit processor npm brings one: run npm ci once more. Elsewhere install it from ' +
      'https://nodejs.org and start again. Nothing has been changed.\n',
  );
  process.exit(1);
}
