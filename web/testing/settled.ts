import { expect } from 'vitest';

/** Until the screen stands still: nothing is loaded any more, and two looks find the same. */
export async function settled(): Promise<void> {
  let last = '';
  await expect
    .poll(
      () => {
        const before = last;
        last = document.body.innerText;
        const isBusy = document.querySelector('[aria-busy="true"], .animate-breathe') !== null;
        return last !== '' && last === before && !isBusy;
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBe(true);
}
