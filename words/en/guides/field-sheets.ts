/** Sheets that a child fills in outside with a pencil (PRODUCT.md#field-paper), by step. */
export const PLAN_SHEET = {
  title: 'My Plan',
  helper: 'My grown-up helper',
  start: 'I start on',
  steps: 'My five steps',
  done: 'Done on',
  questions: 'What I want to ask',
} as const;

export const TREE_SHEET = {
  title: 'My Source Tree',
  kind: 'Kind of tree',
  where: 'Where it stands',
  date: 'Date',
  time: 'Time spent (hours)',
  look: 'Tick what is true',
  owner: 'The owner said yes.',
  photos: 'Photos',
  draw: 'Tick the box when you have the photo. You can draw here, too.',
  notes: 'Notes',
} as const;

export const HARVEST_SHEET = {
  title: 'My Harvest',
  cutting: 'Cutting',
  length: 'Inches',
  jar: 'Jar',
  about: 'Notes',
} as const;

export const WEEKLY_SHEET = {
  title: 'My Weekly Look',
  date: 'Date',
  time: 'Time spent (hours)',
  roots: 'Tick what the roots look like',
  alive: 'Cuttings alive',
  withRoots: 'With roots',
  longest: 'Longest root (inches)',
  did: ['Added water', 'Changed water', 'Took photos'],
  notes: 'Notes',
} as const;

export const PLANTING_SHEET = {
  title: 'My Planted Tree',
  where: 'Where I planted it',
  date: 'Planting date',
  time: 'Time spent (hours)',
  kinds: ['Permanent', 'Temporary'],
  moved: 'Moved to its last home on',
  ready: ['A grown-up called 811.', 'The owner said yes.'],
  photos: ['Photo before', 'Photo during', 'Photo after'],
  notes: 'Notes',
} as const;

export const LABEL_SHEET = {
  title: 'Labels for Your Jars',
  cut: 'Cut along the lines. Put one label on each jar.',
  tree: 'Tree',
  inWater: 'In water since',
  name: 'Name',
} as const;

/** The screen that prints them. */
export const FIELD_PAPER = {
  title: 'Print for the Field',
  hint: 'Black and white is fine. A grown-up can help you with the printer.',
  preview: 'This is what you get on paper:',
  choose: 'What do you want to print?',
  guide: 'The guide',
  labels: 'Labels for your jars',
  print: 'Print',
  nothing: 'Tick what you want to print.',
  others: 'Other steps',
} as const;

/** Titles of the steps' sheets. */
export const SHEET_TITLES: Readonly<Record<number, string>> = {
  1: PLAN_SHEET.title,
  2: TREE_SHEET.title,
  3: HARVEST_SHEET.title,
  4: WEEKLY_SHEET.title,
  5: PLANTING_SHEET.title,
};
