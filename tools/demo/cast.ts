/** The cast of the demonstration, and the progress of each: nobody in it exists. */
import type { TroopChoice } from '#domain/rules/troop/troops.ts';

export const DEMO_PASSWORD = 'acorn-and-oak';

export const ADMIN = {
  username: 'ranger',
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'ranger@council.example',
};
/** Two, since a leader reviews nothing alone (PRODUCT.md#reviews). */
export const LEADERS = [
  { username: 'rivera', firstName: 'Ana', lastName: 'Rivera', email: 'rivera@troop.example' },
  { username: 'chen', firstName: 'Wei', lastName: 'Chen', email: 'chen@troop.example' },
] as const;
export const TROOP = { organization: 'scouts_bsa', state: 'WI', number: '42', name: 'Oak Patrol' } as const;

type Parent = { readonly firstName: string; readonly email: string; readonly language?: 'es' };

/** A scout's progress; `week` is the week of the cuttings today, `looks` the number of looks. */
type Course =
  | { readonly at: 'signed-up' }
  | { readonly at: 'nothing' }
  | { readonly at: 'tree' }
  | { readonly at: 'water'; readonly week: number; readonly looks?: number }
  | { readonly at: 'pot'; readonly week: number }
  | { readonly at: 'done'; readonly week: number; readonly plantedDaysAgo: number; readonly height?: number };

export type Member = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language?: 'es';
  readonly parent: Parent;
  readonly leadersSee: TroopChoice;
  readonly tree: string;
  readonly speciesId?: string;
  readonly location?: string;
  readonly course: Course;
};

const ELENAS_PARENT: Parent = { firstName: 'Lucía', email: 'lucia@family.example', language: 'es' };

/** A child without more than its name: the parent's name is the mailbox. */
function child(
  name: string,
  parent: string,
  tree: string,
  course: Course,
  more: Partial<Member> = {},
): Member {
  const [firstName = '', lastName = ''] = name.split(' ');
  const username = firstName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  const mailbox = parent
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  return {
    ...{ username, firstName, lastName, tree, course, leadersSee: 'work' },
    parent: { firstName: parent, email: `${mailbox}@family.example` },
    ...more,
  };
}

const inSpanish = (parent: string): Pick<Member, 'language' | 'parent'> => {
  const { email } = child('', parent, '', { at: 'nothing' }).parent;
  return { language: 'es', parent: { firstName: parent, email, language: 'es' } };
};

/** The first three are those whose logins are told. */
export const MEMBERS: readonly Member[] = [
  child('Ada Okafor', 'Ngozi', 'Willow by the creek', { at: 'water', week: 6 }),
  child(
    'Elena Reyes',
    'Lucía',
    'El sauce de la abuela',
    { at: 'water', week: 8 },
    {
      ...{ language: 'es', parent: ELENAS_PARENT, location: 'Detrás de la escuela' },
    },
  ),
  child('Mateo Reyes', 'Lucía', 'Willow at the park', { at: 'water', week: 3 }, { parent: ELENAS_PARENT }),
  child('Ben Larsen', 'Ingrid', 'Wanda the willow', { at: 'done', week: 14, plantedDaysAgo: 9 }),
  child('Cleo Marsh', 'Dana', 'My old friend', { at: 'done', week: 60, plantedDaysAgo: 330, height: 61 }),
  child('Dev Patel', 'Asha', 'The leaning willow', { at: 'water', week: 4 }),
  child('Eli Hale', 'Morgan', 'Willow behind the barn', { at: 'water', week: 7, looks: 4 }),
  child('Fay Ito', 'Yuki', '', { at: 'nothing' }),
  child('Gus Woods', 'Pat', '', { at: 'signed-up' }),
  child('Hana Kim', 'Minji', 'Cottonwood at the lake', { at: 'tree' }, { speciesId: 'eastern-cottonwood' }),
  child('Ida Stone', 'Karin', 'Little willow', { at: 'water', week: 1, looks: 0 }),
  child('Joel Rivas', 'Marta', 'Mi sauce del arroyo', { at: 'water', week: 5, looks: 5 }, inSpanish('Marta')),
  child('Kim Nguyen', 'Linh', 'Two-trunk willow', { at: 'water', week: 5 }, { leadersSee: 'progress' }),
  child('Lou Fields', 'Sam', 'Willow at grandpa’s', { at: 'water', week: 9, looks: 9 }),
  child('Max Weber', 'Jutta', 'The big one', { at: 'water', week: 10, looks: 6 }),
  child('Nia Brooks', 'Joy', 'Creek willow', { at: 'pot', week: 11 }),
  child('Omar Haddad', 'Rima', 'Pond willow', { at: 'water', week: 4, looks: 4 }),
  child(
    'Pía Castillo',
    'Rosa',
    'Sauce Valiente',
    { at: 'done', week: 13, plantedDaysAgo: 20 },
    inSpanish('Rosa'),
  ),
  child('Quin Olsen', 'Lars', 'Tree number one', { at: 'tree' }, { leadersSee: 'progress' }),
  child('Tess Young', 'Kate', 'Willow by the bridge', { at: 'water', week: 2 }),
];

/** A child's notes at each look. */
export const NOTES: Readonly<Record<'en' | 'es', readonly (readonly string[])[]>> = {
  en: [
    [
      'All 8 of my cuttings stand in water now. They look like little fishing rods.',
      'No roots yet. I put in new water.',
      'There are tiny bumps on three of them! They feel like goosebumps.',
      'Roots!!! Five of them have white roots. The longest is as long as my thumbnail.',
      'The roots go round and round. One twig turned black, so I took it out.',
      'My jar looks like a jellyfish. New leaves came out on top.',
      'The roots reach the bottom. Mom says we need a pot soon.',
    ],
    [
      'I cut them below a bud like the picture shows. They are on the kitchen window.',
      'I looked and looked. Nothing yet.',
      'My brother says he sees a root. I think it is a bump.',
      'He was right! It was a root.',
      'Long white roots. The water smelled, so I changed it.',
      'I counted 23 roots on the best one.',
    ],
    [
      'Day one. I filled the jar up to the line.',
      'The water was low. I added some.',
      'White dots on two cuttings.',
      'It is growing fast. I measured with my ruler.',
      'Two are racing. I call them Zip and Zap. Zap is ahead.',
    ],
  ],
  es: [
    [
      'Mis ocho esquejes ya están en agua. Los puse en la ventana.',
      'Todavía no hay raíces. Cambié el agua.',
      '¡Hay puntitos blancos en tres ramitas!',
      '¡Ya salieron raíces! La más larga mide como mi uña.',
      'Las raíces dan vueltas y vueltas. Mi abuela dice que va muy bien.',
      'Parece una medusa. También salieron hojas nuevas.',
      'Las raíces ya tocan el fondo del frasco.',
    ],
  ],
};

export const PLACES = {
  en: ['in our yard', 'by the school pond', 'at the park'],
  es: ['en nuestro patio'],
} as const;
