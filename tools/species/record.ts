import { DIFFICULTIES } from '#domain/contract/species/species.ts';
import { regionsOf } from '#domain/rules/species/species-regions.ts';
import { US_STATES } from '#domain/us-states.ts';

export const COLUMNS = [
  'slug',
  'common_name',
  'scientific_name',
  'family',
  'cloning_difficulty',
  'typical_habitat',
  'regions',
  'native_states',
  'fun_fact',
  'cutting_tip',
] as const;

export type Column = (typeof COLUMNS)[number];
export type SpeciesRecord = Record<Column, string>;

/** The columns that hold a message, with the fewest and the most characters that fit the card which shows it. */
const MESSAGES = {
  typical_habitat: [60, 140],
  fun_fact: [20, 140],
  cutting_tip: [30, 160],
} as const satisfies Partial<Record<Column, readonly [number, number]>>;

const NAMES: [Column, RegExp, string][] = [
  ['slug', /^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'],
  ['common_name', /^[A-Z][a-z']+([ -][A-Z][a-z']+)*$/, 'must be in Title Case'],
  ['scientific_name', /^[A-Z][a-z]+ [a-z]+(-[a-z]+)?$/, 'must be a genus and a species, such as Salix nigra'],
  ['family', /^[A-Z][a-z]+aceae$/, 'must be a plant family, such as Salicaceae'],
];

/** Returns the faults of one species by itself. */
export function errorsOfRecord(record: SpeciesRecord): string[] {
  return [
    ...COLUMNS.flatMap((column) => errorsOfCell(column, record[column])),
    ...errorsOfNames(record),
    ...Object.entries(MESSAGES).flatMap(([column, range]) =>
      errorsOfMessage(column, record[column as Column], range),
    ),
    ...errorsOfCloning(record),
    ...errorsOfRange(record),
  ];
}

function errorsOfCell(column: Column, value: string): string[] {
  if (value === '') return [`${column} is empty`];
  return value !== value.trim() || /\s{2,}|[\t\r\n]/.test(value) ? [`${column} has untidy spaces`] : [];
}

function errorsOfNames(record: SpeciesRecord): string[] {
  const errors = NAMES.filter(([column, pattern]) => !pattern.test(record[column])).map(
    ([column, , demand]) => `${column} ${demand}: ${record[column]}`,
  );
  const slug = slugOf(record.common_name);
  return record.slug === slug ? errors : [...errors, `slug must be ${slug}, from its common_name`];
}

/** 'Gambel Oak' becomes gambel-oak, Hawaiian letters lose their marks. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u02bb']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function errorsOfMessage(column: string, value: string, [fewest, most]: readonly [number, number]): string[] {
  const errors: string[] = [];
  const length = [...value].length;
  if (length < fewest || length > most)
    errors.push(`${column} has ${length} characters, ${fewest} to ${most} fit`);
  if (!/[.!]$/.test(value)) errors.push(`${column} must end like a sentence`);
  if (/[.!?]\s+[A-Z]/.test(value)) errors.push(`${column} must be one sentence`);
  return errors;
}

function errorsOfCloning({ cloning_difficulty: difficulty, cutting_tip: tip }: SpeciesRecord): string[] {
  if (!DIFFICULTIES.some((known) => known === difficulty)) {
    return [`cloning_difficulty must be one of ${DIFFICULTIES.join(', ')}: ${difficulty}`];
  }
  // A child whose cutting dies should have been told that most do.
  const warns = /fail|seldom|rarely|hardly|never/i.test(tip);
  return difficulty === 'Difficult' && !warns
    ? ['cutting_tip must say that most cuttings fail: it is Difficult']
    : [];
}

function errorsOfRange({ native_states, regions }: SpeciesRecord): string[] {
  const states = native_states.split(';');
  const errors = states
    .filter((state) => !US_STATES.some(([code]) => code === state))
    .map((state) => `native_states has no state ${state}`);
  if ([...new Set(states)].sort().join(';') !== native_states) {
    errors.push('native_states must be sorted, each state once');
  }
  const demanded = regionsOf(states).join(';');
  if (regions !== demanded) errors.push(`regions must be ${demanded}, from its states: ${regions}`);
  return errors;
}
