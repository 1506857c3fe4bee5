/**
 * What the five steps teach, in the words a ten-year-old reads (SPEC §2.6, §2.9, §2.10, §9). The numbers are those of
 * domain/limits.ts. readability.test.ts holds every word here to a fourth-grade level, so a new text belongs in this
 * file and not in a component.
 */
import {
  CUTTING_LENGTH_INCHES,
  CUTTINGS_PER_JAR,
  CUTTINGS_RECOMMENDED_MAX,
  CUTTINGS_RECOMMENDED_MIN,
  LEAVES_KEPT,
  ROOTING_WEEKS,
  ROOTS_READY_INCHES,
} from '#domain/limits.ts';
import { stepTitle } from '#domain/rules/steps.ts';

/** One part of a guide: a heading, short sentences, at most one list, and what needs a grown-up. */
export type GuideSection = {
  readonly id: string;
  readonly title: string;
  readonly sentences?: readonly string[];
  /** Things in no order: shown with bullets. */
  readonly list?: readonly string[];
  /** Things to do in this order: shown with numbers. */
  readonly steps?: readonly string[];
  /** What a child does not do, cut or ask alone. */
  readonly askAnAdult?: string;
};

export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
};

const cuttingCount = `${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX}`;
const cuttingInches = CUTTING_LENGTH_INCHES.join(' to ');
const cuttingsPerJar = CUTTINGS_PER_JAR.join(' to ');
const leavesKept = LEAVES_KEPT.join(' to ');
const rootingWeeks = ROOTING_WEEKS.join(' to ');
const rootInches = ROOTS_READY_INCHES.join(' to ');

/** Step 1 (§2.6): what cloning is, the mission, the wait, and the road through all five steps. */
export const INTRODUCTION_GUIDE = {
  title: 'Grow a New Tree from an Old One',
  lead: 'You do not need a seed to grow a tree. You can start with a small piece of a branch!',
  sections: [
    {
      id: 'what-is-cloning',
      title: 'What Is Cloning?',
      sentences: [
        'Cloning a tree means making a copy of it.',
        'You take a small piece of a young branch. It is called a cutting.',
        'In water, the cutting can grow roots of its own.',
        'Then you plant it, and it grows into a tree. It is a twin of the first tree!',
      ],
    },
    {
      id: 'mission',
      title: 'Your Mission',
      sentences: [
        `Take ${cuttingCount} cuttings from one tree and help them grow roots.`,
        'Some cuttings will not grow roots. That is normal, and it is why you take so many.',
        'If one cutting grows strong roots and you plant it, your mission is a success.',
      ],
    },
    {
      id: 'time',
      title: 'Roots Take Time',
      sentences: [
        `Roots take about ${rootingWeeks} weeks to grow.`,
        'Some kinds of trees are fast, and some are slow.',
        'Keep watching. Write down what you see, just like a scientist.',
      ],
    },
    {
      id: 'five-steps',
      title: 'Your Five Steps',
      steps: [
        `${stepTitle(1)}: find out how cloning works. You are here!`,
        `${stepTitle(2)}: choose a healthy tree and ask its owner.`,
        `${stepTitle(3)}: cut small pieces of young branches and put them in water.`,
        `${stepTitle(4)}: look after your cuttings and write down what you see.`,
        `${stepTitle(5)}: plant a cutting that has strong roots.`,
      ],
      askAnAdult: 'Do this project with a grown-up. You will need help with asking, cutting and digging.',
    },
  ],
} as const satisfies Guide;

/** Step 2 (§2.6): the owner, the tree, its kind, the season, and what never to do. */
export const PICK_SOURCE_TREE_GUIDE = {
  title: 'Pick Your Source Tree',
  lead: 'The source tree is the tree that gives you your cuttings. Take your time and pick a good one.',
  sections: [
    {
      id: 'ask-the-owner',
      title: 'Ask the Owner First',
      sentences: [
        'Every tree belongs to someone, even a tree in a park.',
        'A tree in a yard or at a plant nursery is best.',
        'If the owner says no, say thank you and look for another tree.',
      ],
      askAnAdult: 'Go with a grown-up to ask the owner. Do not cut anything until the owner says yes.',
    },
    {
      id: 'healthy-tree',
      title: 'Find a Healthy Tree',
      sentences: ['Good cuttings come from a healthy tree with young branches. Look for:'],
      list: [
        'clean leaves with no holes or odd spots',
        'young branches that bend and do not snap',
        'branches you can reach with both feet on the ground',
        'plenty of branches, so the tree will not miss a few',
      ],
    },
    {
      id: 'kind-of-tree',
      title: 'Choose the Kind of Tree',
      sentences: [
        'A kind of tree is called a species. Some species grow roots much more easily than others.',
        'In the list below, choose your state. You will see trees that are native there.',
        'Native means they have grown there on their own for a very long time.',
        'For your first time, choose one marked Beginner-friendly. Many willows are a good start.',
      ],
    },
    {
      id: 'season',
      title: 'Pick the Right Time',
      sentences: ['Each kind of tree has its best time of year. Read the cutting tip for yours.'],
      list: [
        'Late spring and summer: take soft young branches with leaves.',
        'Late winter: some trees, like willows, root well before their buds open.',
        'A cool morning is a good time to cut.',
        'Wait for another day if it is very hot, very dry or freezing.',
      ],
    },
    {
      id: 'stay-safe',
      title: 'Keep Yourself and the Trees Safe',
      list: [
        'Do not taste any part of a plant. Berries, leaves and bark can make you sick.',
        'Do not touch a plant you do not know. It could be poison ivy.',
        'Do not move cuttings out of your state. Bugs and tree germs could travel with them.',
        'Leave rare trees alone.',
        'Wash your hands when you are done.',
      ],
      askAnAdult:
        'Some places have a quarantine. That is a rule that plants must stay where they are. Ask a grown-up to check for one.',
    },
    {
      id: 'what-to-photograph',
      title: 'Take Photos',
      sentences: ['You need at least one photo for this step. Good photos show:'],
      list: ['the whole tree', 'a young branch up close', 'a leaf and the bark up close'],
      askAnAdult: 'Keep faces, names and house numbers out of your photos. Look at them together.',
    },
  ],
} as const satisfies Guide;

/** Step 3 (§2.6): the eight sections, in the order of the work. */
export const HARVEST_GUIDE = {
  title: 'Harvest Your Cuttings',
  lead: `Your goal is ${cuttingCount} cuttings. Read all eight parts before you start.`,
  sections: [
    {
      id: 'gather-tools',
      title: 'Gather Your Tools',
      sentences: [
        'Get pruning shears, a ruler, clean jars, water, labels, a pencil and a bag.',
        'The bag is for the leaves you take off.',
        'Fill the jars with cool water before you cut.',
        'Clean blades keep germs away from the tree.',
      ],
      askAnAdult: 'Pruning shears are very sharp. A grown-up carries them and wipes the blades clean.',
    },
    {
      id: 'choose-branch',
      title: 'Choose the Branch',
      sentences: [
        'Look for a young branch that is thinner than a pencil, or just as thick.',
        'It should have healthy leaves, and no bugs, flowers or fruit.',
        'Take cuttings from all around the tree, so no side looks bare.',
      ],
    },
    {
      id: 'measure',
      title: `Measure ${cuttingInches} Inches`,
      sentences: [
        'Hold your ruler against the branch, with the zero at the tip.',
        `Measure ${cuttingInches} inches down. That is about as long as a new pencil.`,
        'Remember the spot.',
      ],
    },
    {
      id: 'cut-below-node',
      title: 'Cut Just Below a Node',
      sentences: [
        'A node is the small bump where a leaf or bud grows. New roots often start there.',
        'Find the node closest to your spot.',
        'Make one clean, slanted cut just below the node.',
      ],
      askAnAdult: 'A grown-up makes this cut, or helps you make it. Keep fingers away from the blades.',
    },
    {
      id: 'remove-lower-leaves',
      title: 'Take Off the Lower Leaves',
      sentences: [
        `Keep ${leavesKept} leaves at the top, and gently pull off all the others.`,
        'Leaves that sit in water would rot.',
        'No leaves in winter? Then leave the buds on.',
      ],
    },
    {
      id: 'into-water',
      title: 'Into Water Right Away',
      sentences: [
        'Put the cut end into water right away, before it can dry out.',
        `Put ${cuttingsPerJar} cuttings in each jar, so they have room for roots.`,
        'The water must cover the lowest nodes, but no leaves.',
      ],
    },
    {
      id: 'bright-spot-and-label',
      title: 'Find a Bright Spot and Add Labels',
      sentences: [
        'Set your jars in a bright spot, but out of the hot sun.',
        'Pick a place that pets and small children cannot reach.',
        'Write the name of the tree and the date on each label.',
      ],
    },
    {
      id: 'look-after',
      title: 'Look After Your Cuttings',
      sentences: [
        'Change the water every week, or sooner if it looks cloudy. Add water when it gets low.',
        'Take out any cutting that turns brown and soft.',
        'Never drink the water, and wash your hands when you are done.',
      ],
    },
  ],
} as const satisfies Guide;

/** Step 4 (§2.6): the text of the collapsible 'Introduction'. */
export const TRACK_INTRODUCTION = {
  id: 'introduction',
  title: 'Introduction',
  sentences: [
    'Your cuttings are in water. Now you get to watch them change!',
    `Roots take about ${rootingWeeks} weeks to grow. For a long time you may see nothing at all.`,
    'Do not give up. A lot goes on inside the stem before the first root shows.',
    'Each time you check, make an entry. Together, your entries tell the story of your trees.',
  ],
} as const satisfies GuideSection;

/** Step 4 (§2.6): the list of the collapsible 'Things to Remember'. */
export const TRACK_THINGS_TO_REMEMBER = {
  id: 'things-to-remember',
  title: 'Things to Remember',
  list: [
    'Make an entry at least once a week, even if nothing is new.',
    'Change the water every week. Change it sooner if it looks cloudy.',
    'Add water when it gets low. The lowest nodes must stay wet.',
    'Keep the jars in a bright spot, but out of the hot sun.',
    'Take out any cutting that turns brown and soft.',
    'Be gentle. New roots break easily, so look at them through the glass.',
    `When the roots are about ${rootInches} inches long, get ready to plant.`,
    'Do not taste the plants or the water. Wash your hands when you are done.',
  ],
} as const satisfies GuideSection;

/** Step 4 (§2.9): the collapsible description above the entries. */
export const TRACK_ENTRIES_GUIDE = {
  title: 'How to Track Your Cuttings',
  lead: 'An entry is a page in your tree diary. Make one at least once a week.',
  sections: [
    {
      id: 'make-an-entry',
      title: 'Make an Entry',
      steps: [
        'Press New Entry.',
        'Write down what you see.',
        'Check the boxes for what you did.',
        'Add a photo. Take it from the same spot each time.',
      ],
    },
    {
      id: 'what-to-look-for',
      title: 'What to Look For',
      list: [
        'small white bumps on the stem, which can turn into roots',
        'thin white roots, and how long they are',
        'new leaves or buds',
        'leaves or stems that turn yellow, brown or soft',
        'water that is clear, cloudy or low',
        'how many cuttings are alive, and how many have roots',
      ],
    },
  ],
} as const satisfies Guide;

/** Step 5 (§2.10): when a cutting is ready, where it may live and how it gets there. */
export const PLANT_GUIDE = {
  title: 'When Can You Plant?',
  lead: `A rooted cutting is ready when its roots are about ${rootInches} inches long.`,
  sections: [
    {
      id: 'ready',
      title: 'Is Your Cutting Ready?',
      sentences: [
        'Look for several strong roots. One thin root is not enough yet.',
        'Handle the roots with care, because they break easily.',
        'One planted tree completes the project. You may plant more if you like!',
      ],
    },
    {
      id: 'permanent-or-temporary',
      title: 'Permanent or Temporary?',
      sentences: ['You choose where your tree goes. There are two kinds of places:'],
      list: [
        'Permanent: the home of your tree for all its life. Give it room to grow tall and wide.',
        'Temporary: a pot or a garden bed, where a small tree can grow safely. It counts for your project once it moves to its permanent home.',
      ],
    },
    {
      id: 'before-you-dig',
      title: 'Before You Dig',
      sentences: [
        'Ask the owner of the land first, even at school or in a park.',
        'Plant in spring or fall, when it is cool. The ground must not be frozen.',
        'Stay away from houses, roads and wires.',
        'Plant the tree in the same state it came from.',
      ],
      askAnAdult:
        'A grown-up calls 811 a few days before you dig. It is free. Workers then mark the pipes and wires under the ground. A grown-up also helps you dig.',
    },
    {
      id: 'how-to-plant',
      title: 'How to Plant',
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
      list: [
        'Before: the rooted cutting and the spot you chose',
        'During: the hole, and the tree going in',
        'After: your tree in its new home',
      ],
    },
  ],
} as const satisfies Guide;

/** Step 5 (§2.10): the words under the four pictures of the carousel, in the order of the work. */
export const PLANTING_CAROUSEL_CAPTIONS = [
  {
    id: 'roots-ready',
    caption: `Ready! The roots are about ${rootInches} inches long, and there are several of them.`,
  },
  { id: 'dig', caption: 'Dig a hole twice as wide as the roots. Dig with a grown-up.' },
  { id: 'set', caption: 'Set the tree in the hole. Spread the roots and fill in the soil.' },
  { id: 'water-and-mulch', caption: 'Water it well. Put mulch around it, but not against the stem.' },
] as const;
