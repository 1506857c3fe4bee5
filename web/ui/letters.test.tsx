import '#web/app/app.css';
import { expect, onTestFinished, test } from 'vitest';

const SENTENCE =
  'The first roots are 1 ¼ inches long. Write down what you see. ¿Cuántos esquejes tienen raíces?';
const FAMILIES = getComputedStyle(document.documentElement)
  .getPropertyValue('--font-sans')
  .split(',')
  .map((it) => it.trim());
const [OWN = ''] = FAMILIES;

/** Returns a sentence's width, in hundredths of a pixel, and height, in these font families. */
function measure(font: { families: string; weight: number }): { width: number; height: number } {
  const line = document.body.appendChild(document.createElement('span'));
  onTestFinished(() => line.remove());
  line.textContent = SENTENCE;
  Object.assign(line.style, {
    display: 'inline-block',
    whiteSpace: 'nowrap',
    fontFamily: font.families,
    fontWeight: font.weight,
    // So large that rounding each letter to a pixel does not count.
    fontSize: '100px',
    lineHeight: 'normal',
  });
  const { width, height } = line.getBoundingClientRect();
  return { width: Math.round(width * 100), height };
}

test.each([400, 700])('in weight %i a sentence is as wide whatever letters a machine has', async (weight) => {
  const [face, ...more] = await document.fonts.load(`${weight} 16px ${OWN}`, SENTENCE);
  expect([face?.status, more]).toEqual(['loaded', []]);

  const here = measure({ families: getComputedStyle(document.body).fontFamily, weight });
  for (const other of ['monospace', 'serif', 'sans-serif'])
    expect(measure({ families: `${OWN}, ${other}`, weight })).toEqual(here);
});

test.each([400, 700])('in weight %i next to nothing moves when the letters come', async (weight) => {
  const here = measure({ families: OWN, weight });
  const [standIns, last] = [FAMILIES.slice(1, -1), FAMILIES.at(-1)];
  const found = await Promise.all(
    standIns.map((it) => document.fonts.load(`${weight} 16px ${it}`, SENTENCE).catch(() => [])),
  );
  const there = standIns.filter((_, at) => found[at]?.[0]?.status === 'loaded');
  // The browser of the tests has Open Sans.
  expect(there).not.toEqual([]);
  for (const family of there) {
    const stand = measure({ families: `${family}, ${last}`, weight });
    expect(Math.abs(stand.width / here.width - 1)).toBeLessThan(0.03);
    expect(Math.abs(stand.height / here.height - 1)).toBeLessThan(0.01);
  }
});
