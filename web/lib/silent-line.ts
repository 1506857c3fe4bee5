/*
 * A line that takes every call and answers none. Each stage of opening a page would wait for its own answer; what one has
 * learned holds for the next.
 */
let isSilent = typeof document === 'object' && document.querySelector('[data-line-silent]') !== null;

/** True when the server was silent a moment ago, so data on the device does not wait for it again. */
export function isLineSilent(): boolean {
  return isSilent;
}

/** Notes whether an answer stayed out, or came. */
export function noteLine(line: 'silent' | 'answers'): void {
  isSilent = line === 'silent';
}
