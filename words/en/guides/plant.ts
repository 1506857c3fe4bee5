import { ROOTS_READY_INCHES } from '#domain/limits.ts';

const rootInches = ROOTS_READY_INCHES.join(' to ');

/** Step 5 (PRODUCT.md#guides): when a cutting is ready, where it may live and how it gets there. */
export const PLANT_GUIDE = {
  title: 'When Can You Plant?',
  lead: `A rooted cutting is ready when its roots are about ${rootInches} inches long.`,
  sections: [
    {
      id: 'ready',
      title: 'Is Your Cutting Ready?',
      gist: `Plant when the roots are ${rootInches} inches long.`,
      sentences: [
        'Look for several strong roots. One thin root is not enough yet.',
        'Handle the roots with care, because they break easily.',
        'One planted tree completes the project. You may plant more if you like!',
      ],
    },
    {
      id: 'permanent-or-temporary',
      title: 'Permanent or Temporary?',
      gist: 'Pick a home for life, or a pot for now.',
      sentences: ['You choose where your tree goes. There are two kinds of places:'],
      list: [
        'Permanent: the home of your tree for all its life. Give it room to grow tall and wide.',
        'Temporary: a pot or a garden bed, where a small tree can grow safely. It counts for your project once it moves to its permanent home.',
      ],
    },
    {
      id: 'before-you-dig',
      title: 'Before You Dig',
      gist: 'Ask the owner of the land before you dig.',
      sentences: [
        'Ask the owner of the land first, even at school or in a park.',
        'Plant in spring or fall, when it is cool. The ground must not be frozen.',
        'Stay away from houses, roads and wires.',
        'Plant the tree in the same state it came from.',
      ],
      askAnAdult:
        'A grown-up calls 811 a few days before you dig, and helps you dig. The call is free. Workers then mark the pipes and wires under the ground.',
    },
    {
      id: 'how-to-plant',
      title: 'How to Plant',
      gist: 'Dig a wide hole, set the tree in, and water it well.',
      steps: [
        'Dig a hole twice as wide as the roots, and just as deep.',
        'Hold the stem and set the tree in the hole. Spread the roots out.',
        'Fill the hole with soil. The roots go under the soil, and the leaves stay above it.',
        'Press the soil down gently and water it well.',
        'Put mulch around the tree like a donut. It must not touch the stem.',
        'Water it often in the first year, so the soil does not dry out.',
      ],
    },
    {
      id: 'three-kinds-of-photos',
      title: 'Take Three Kinds of Photos',
      gist: 'Take a photo before, during and after you plant.',
      list: [
        'Before: the rooted cutting and the spot you chose',
        'During: the hole, and the tree going in',
        'After: your tree in its new home',
      ],
    },
  ],
} as const;

/** Step 5 (PRODUCT.md#guides): the words under the four pictures of the carousel, in the order of the work. */
export const PLANTING_CAROUSEL_CAPTIONS = [
  {
    id: 'roots-ready',
    caption: `Ready! The roots are about ${rootInches} inches long, and there are several of them.`,
  },
  { id: 'dig', caption: 'Dig a hole twice as wide as the roots. Dig with a grown-up.' },
  { id: 'set', caption: 'Set the tree in the hole. Spread the roots and fill in the soil.' },
  { id: 'water-and-mulch', caption: 'Water it well. Put mulch around it, but not against the stem.' },
] as const;
