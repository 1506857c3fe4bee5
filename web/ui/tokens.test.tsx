// A page test, since only there Vite hands out the text of a style sheet.
import { expect, test } from 'vitest';

import tokens from './tokens.css?raw';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const papers = ['paper', 'paper-raised', 'paper-sunken', 'rule'];
const tints = ['moss', 'sun-soft', 'rain', 'danger-soft'];

/** Every text colour with the grounds it may stand on; AA asks for 4.5 to 1. */
const textGrounds: Record<string, string[]> = {
  ink: [...papers, ...tints],
  'ink-soft': [...papers, ...tints],
  forest: [...papers, ...tints],
  'forest-strong': [...papers, ...tints],
  bark: papers,
  danger: papers,
  paper: ['ink'],
  'on-forest': ['forest', 'forest-strong'],
  'on-danger': ['danger', 'danger-strong'],
  'on-sun': ['sun'],
  'on-moss': ['moss'],
  'on-sun-soft': ['sun-soft'],
  'on-rain': ['rain'],
  'on-danger-soft': ['danger-soft'],
};

/** Edges and marks that carry meaning; AA asks for 3 to 1 (WCAG 1.4.11). */
const markGrounds: Record<string, string[]> = {
  'line-strong': papers,
  focus: [...papers, ...tints],
  forest: ['line'],
  danger: [...papers, 'danger-soft'],
};

const schemes = readSchemes();

for (const scheme of ['light', 'dark'] as const) {
  test.each(pairsOf(textGrounds))(`in the ${scheme} %s can be read on %s`, (text, ground) => {
    expect(contrast(schemes[scheme], text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(markGrounds))(`in the ${scheme} %s can be made out on %s`, (mark, ground) => {
    expect(contrast(schemes[scheme], mark, ground)).toBeGreaterThanOrEqual(3);
  });
}

test('both schemes name the same colours', () => {
  const [light = '', dark = ''] = tokens.split('@media');
  expect(Object.keys(declarations(dark))).toEqual(Object.keys(declarations(light)));
});

test('every class list that names a ground and a text colour names a pair that is tested here', () => {
  const pairs = Object.entries(sources).flatMap(([file, source]) =>
    classPairs(source).map(([text, ground]) => ({ file, text, ground })),
  );
  expect(pairs).toContainEqual({ file: './button.tsx', text: 'on-forest', ground: 'forest-strong' });
  expect(pairs.filter(({ text, ground }) => !textGrounds[text]?.includes(ground))).toEqual([]);
});

function pairsOf(grounds: Record<string, string[]>): [string, string][] {
  return Object.entries(grounds).flatMap(([name, under]) =>
    under.map((ground) => [name, ground] as [string, string]),
  );
}

function readSchemes() {
  const [light = '', dark = ''] = tokens.split('@media');
  return { light: declarations(light), dark: { ...declarations(light), ...declarations(dark) } };
}

function declarations(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** The grounds of a class list, each with the text colour of the same state or else of the resting state. */
function classPairs(source: string): [string, string][] {
  return [...source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g)].flatMap(([list]) => {
    const classes = [...list.matchAll(/(?<=[\s'"`])((?:[^\s:'"`]+:)*)(bg|text)-([a-z-]+)(?=[\s'"`])/g)].map(
      ([, state = '', kind, colour = '']) => ({ state, kind, colour }),
    );
    const known = classes.filter(({ colour }) => colour in schemes.light);
    const textOf = (state: string) => known.find((one) => one.kind === 'text' && one.state === state)?.colour;
    return known
      .filter(({ kind }) => kind === 'bg')
      .flatMap(({ state, colour }): [string, string][] => {
        const text = textOf(state) ?? textOf('');
        return text ? [[text, colour]] : [];
      });
  });
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(colours: Record<string, string>, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colours[one]), luminance(colours[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
