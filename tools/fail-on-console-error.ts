import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/**
 * Set up before every test file, in Node and in the browser: whatever reaches `console.error` fails the test that
 * caused it, since React, the router and the driver tell their errors there and nowhere else. A test that expects
 * such a message puts its own spy on `console.error`.
 */
const print = console.error;
const reported: string[] = [];

function report(...values: unknown[]) {
  reported.push(values.map(String).join(' '));
  print(...values);
}

console.error = report;

// A spy that an earlier test left behind must not swallow what the next one reports.
beforeEach(() => {
  console.error = report;
});

function demandSilence() {
  expect(reported.splice(0), 'console.error was called').toEqual([]);
}

afterEach(demandSilence);
// Errors reported after a file's last test still belong to it.
afterAll(() => {
  // The next file may run in the same process, and sets this up for itself.
  console.error = print;
  demandSilence();
});
