import { expect, test } from 'vitest';
import type { Jar } from '#domain/contract/notebook/glances.ts';
import { drawnIn, jarOf, jarOfProgress, jarText, NOTHING_SEEN, rootsIn, seenIn } from './jar.ts';
import { LOOK_WORDS, ROOT_LOOKS } from './root-looks.ts';
import { showsRoots } from './tracking.ts';

type Look = Parameters<typeof seenIn>[0][number];
const EMPTY = {
  observedAt: '2026-06-01T09:00',
  createdAt: '2026-06-01T09:00:00.000Z',
  notes: '',
  photos: [],
  addedWater: false,
  changedWater: false,
  noticedRootGrowth: false,
  cuttingsAlive: null,
  cuttingsWithRoots: null,
  longestRootInches: null,
} satisfies Look;
const look = (over: Partial<Look>): Look => ({ ...EMPTY, ...over });
const NONE = { all: 0, standing: 0 };
const HARVEST = {
  cuttingCount: 8,
  collectionTime: '2026-05-01T10:00',
  waterPlacementDate: '2026-05-01T10:30',
};
const jar = (entries: readonly Look[], harvest: Parameters<typeof jarOf>[0] = HARVEST, planted = NONE) =>
  jarOf(harvest, seenIn(entries), planted);
const words = (name: keyof typeof LOOK_WORDS) => LOOK_WORDS[name].en;

test.each<[it: string, entry: Partial<Look>, roots: string]>([
  ['says nothing of roots', { notes: 'All green.' }, 'none'],
  [
    'has the words of bumps, which tick root growth too',
    { notes: `Hm. ${words('bumps')}`, noticedRootGrowth: true },
    'bumps',
  ],
  ['has the words of short roots', { notes: words('short') }, 'short'],
  ['has the words of long roots', { notes: words('long'), cuttingsWithRoots: 2 }, 'long'],
  ['has a tick and no words of a picture', { notes: 'Look!', noticedRootGrowth: true }, 'short'],
  ['counts a cutting with roots', { notes: words('bumps'), cuttingsWithRoots: 1 }, 'short'],
  ['measures two inches', { longestRootInches: 2 }, 'long'],
  ['measures less', { longestRootInches: 1.75 }, 'short'],
  ['measures none', { longestRootInches: 0 }, 'none'],
  ['counts none', { cuttingsWithRoots: 0 }, 'none'],
])('#the-jar: an entry that %s', (_, entry, roots) => {
  expect(rootsIn(look(entry))).toBe(roots);
});

test('#the-jar: a cutting has roots by the tick or by its count, and an entry may be older than counts', () => {
  expect(showsRoots(look({ noticedRootGrowth: true }))).toBe(true);
  expect(showsRoots(look({ cuttingsWithRoots: 1 }))).toBe(true);
  expect(showsRoots(look({ cuttingsAlive: 7 }))).toBe(false);
  const { cuttingsAlive: _, cuttingsWithRoots: __, ...old } = look({ notes: 'Green' });
  expect(seenIn([old as Look])).toEqual({ ...NOTHING_SEEN, looks: 1 });
});

test.each<[it: string, made: Jar, stage: string, water: number]>([
  ['nothing', jar([], {}), 'empty', 0],
  ['a draft in which nothing is', jar([EMPTY], {}), 'empty', 0],
  ['a count of cuttings', jar([], { cuttingCount: 8 }), 'cut', 0],
  ['a harvest', jar([], { collectionTime: HARVEST.collectionTime }), 'cut', 0],
  ['a harvest in water', jar([]), 'water', 1],
  ['a look before anything was said of the harvest', jar([look({ notes: 'Green' })], {}), 'water', 1],
  ['a planting that stands for now', jar([], HARVEST, { all: 1, standing: 0 }), 'pot', 1],
  ['a tree in its place', jar([], HARVEST, { all: 2, standing: 1 }), 'ground', 1],
])('#the-jar: a project with %s', (_, made, stage, water) => {
  expect(made).toMatchObject({ stage, water });
});

test.each([
  [0, 1, 2],
  [1, 2, 2],
  [2, 2, 3],
  [3, 3, 3],
  [4, 3, 4],
  [8, 3, 5],
  [30, 3, 5],
])(
  '#the-jar: %i looks with water fill the jar to %i and give each cutting %i leaves',
  (count, water, leaves) => {
    const looks = Array.from({ length: count }, (_, at) =>
      look({ notes: 'Green', [at % 2 ? 'addedWater' : 'changedWater']: true }),
    );
    expect(jar(looks)).toMatchObject({ water, leaves });
  },
);

test('#the-jar: a photo is a look, an empty draft is none', () => {
  const photo = { photos: [{}] } as unknown as Partial<Look>;
  expect(seenIn([look(photo), EMPTY, look({ notes: ' ' })]).looks).toBe(1);
});

test('#the-jar: the jar shows the most that any entry told, whatever came after', () => {
  const best = [
    look({ notes: words('long'), cuttingsAlive: 8, cuttingsWithRoots: 3, addedWater: true }),
    look({ notes: 'Green' }),
  ];
  const worse = look({ notes: words('none'), cuttingsAlive: 2, cuttingsWithRoots: 0 });
  expect(jar([...best, worse])).toMatchObject({ cuttings: 8, rooted: 3, roots: 'long', water: 2 });
});

test('#the-jar: no entry makes a jar poorer, and to delete one takes back only what it alone told', () => {
  const some = [
    look({ notes: words('bumps'), cuttingsAlive: 9 }),
    look({ notes: words('short'), cuttingsWithRoots: 2, changedWater: true }),
    look({ noticedRootGrowth: true, cuttingsAlive: 0, cuttingsWithRoots: 0 }),
    look({ notes: words('none') }),
    look({ notes: words('long'), cuttingsAlive: 1, cuttingsWithRoots: 1 }),
    EMPTY,
  ].map((entry, at) => ({ ...entry, observedAt: `2026-06-0${at + 1}T09:00` }));
  const amounts = ({ water, leaves, roots, cuttings, rooted }: Jar) => [
    water,
    leaves,
    ROOT_LOOKS.indexOf(roots),
    cuttings ?? 0,
    rooted ?? 0,
  ];
  for (const harvest of [{}, { cuttingCount: 4 }, HARVEST]) {
    for (const [at, entry] of some.entries()) {
      const before = amounts(jar(some.slice(0, at), harvest));
      const after = amounts(jar([...some.slice(0, at), entry], harvest));
      expect(after.every((amount, part) => amount >= (before[part] ?? 0))).toBe(true);
    }
  }
  expect(jar(some.slice(0, 4))).toEqual(jar(some.slice(0, 4).toReversed()));
});

test.each<[told: string, entries: readonly Partial<Look>[], harvest: object]>([
  ['An empty jar. It waits for your cuttings.', [], {}],
  ['A jar with 8 cuttings. It has no water yet.', [], { cuttingCount: 8 }],
  ['A jar with cuttings. No roots yet.', [{ notes: 'Green' }], {}],
  ['A jar with 8 cuttings. It shows small bumps on the bark.', [{ notes: words('bumps') }], HARVEST],
  ['A jar with 8 cuttings. You saw short roots.', [{ noticedRootGrowth: true }], HARVEST],
  ['A jar with 8 cuttings. One has short roots.', [{ cuttingsWithRoots: 1 }], HARVEST],
  [
    'A jar with 8 cuttings. Two have roots, and some are long.',
    [{ notes: words('long'), cuttingsWithRoots: 2 }],
    HARVEST,
  ],
  ['A jar with 8 cuttings. All have short roots.', [{ cuttingsWithRoots: 8 }], HARVEST],
  ['A jar with 8 cuttings. One has long roots.', [{ longestRootInches: 2, cuttingsWithRoots: 1 }], HARVEST],
  [
    'A jar with 8 cuttings. All have roots, and some are long.',
    [{ longestRootInches: 2, cuttingsWithRoots: 8 }],
    HARVEST,
  ],
  [
    'A jar with 7 of your 8 cuttings. Three have roots, and some are long.',
    [
      { cuttingsAlive: 8 },
      { notes: words('short'), cuttingsAlive: 7, cuttingsWithRoots: 3, longestRootInches: 2.25 },
    ],
    HARVEST,
  ],
  [
    'A jar with 2 of your 8 cuttings. All have short roots.',
    [{ cuttingsAlive: 2, cuttingsWithRoots: 2 }, {}],
    HARVEST,
  ],
  [
    'A jar with 1 of your 8 cuttings. It has short roots.',
    [{ cuttingsAlive: 1, cuttingsWithRoots: 1 }],
    HARVEST,
  ],
  [
    'A jar with 2 of your 8 cuttings. You saw short roots.',
    [{ cuttingsWithRoots: 3 }, { cuttingsAlive: 2 }],
    HARVEST,
  ],
  ['A jar with 8 cuttings. None is alive now.', [{ cuttingsAlive: 0 }], HARVEST],
  ['A jar with 1 cutting. It has short roots.', [{ cuttingsWithRoots: 1 }], { cuttingCount: 1 }],
  ['A jar with 40 cuttings. 13 have short roots.', [{ cuttingsWithRoots: 13 }], { cuttingCount: 40 }],
])('#the-jar: a jar is told as: %s', (told, entries, harvest) => {
  const weekly = entries.map((it, week) => look({ ...it, observedAt: `2026-06-0${week + 1}T09:00` }));
  const made = jar(weekly, harvest);
  expect(jarText(made)).toBe(told);
  expect(jar(weekly.toReversed(), harvest)).toEqual(made);
});

test('#the-jar: what is drawn stays as full as it was, and what a device kept before is told as it was drawn', () => {
  const made = jar([look({ cuttingsAlive: 2, cuttingsWithRoots: 0 })]);
  expect(drawnIn(made).cuttings).toBe(5);
  const { now: _, ...kept } = { ...made, roots: 'short', rooted: 3 } as const;
  expect(jarText(kept)).toBe('A jar with 8 cuttings. Three have short roots.');
});

test('#the-jar: what was planted is told and drawn in the place of the jar', () => {
  const pot = jar([], HARVEST, { all: 1, standing: 0 });
  expect(jarText(pot)).toBe('A young tree in a pot.');
  expect(jarText({ ...pot, stage: 'ground' })).toBe('Your young tree in the ground.');
  expect(drawnIn(pot)).toEqual({ cuttings: 0, rooted: 0 });
});

test.each([
  [null, null, 'none', 1, 0],
  [8, null, 'bumps', 5, 1],
  [3, 2, 'short', 3, 2],
  [12, 9, 'long', 5, 5],
] as const)(
  '#the-jar: of %s cuttings and %s with roots (%s) %i and %i are drawn',
  (cuttings, rooted, roots, all, grown) => {
    const drawn = drawnIn({ stage: 'water', cuttings, rooted, roots, water: 1, leaves: 2 });
    expect(drawn).toEqual({ cuttings: all, rooted: grown });
  },
);

test('#what-a-leader-sees: by the progress alone a jar shows what was counted, and neither roots nor leaves that were seen', () => {
  const bare = { cuttings: 0, planted: 0, lastCheck: null, nextCheck: null };
  expect(jarOfProgress(bare)).toMatchObject({ stage: 'empty', cuttings: null });
  expect(jarOfProgress({ ...bare, cuttings: 8 })).toMatchObject({ stage: 'cut', cuttings: 8 });
  const inWater = { ...bare, cuttings: 8, nextCheck: '2026-05-08' };
  expect(jarOfProgress(inWater)).toMatchObject({ stage: 'water', roots: 'none', leaves: 2, water: 1 });
  expect(jarOfProgress({ ...inWater, planted: 1 })).toMatchObject({ stage: 'ground' });
});
