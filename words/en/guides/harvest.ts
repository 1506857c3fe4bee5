import {
  CUTTING_LENGTH_INCHES,
  CUTTINGS_PER_JAR,
  CUTTINGS_RECOMMENDED_MAX,
  CUTTINGS_RECOMMENDED_MIN,
  LEAVES_KEPT,
} from '#domain/limits.ts';

const cuttingCount = `${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX}`;
const cuttingInches = CUTTING_LENGTH_INCHES.join(' to ');
const cuttingsPerJar = CUTTINGS_PER_JAR.join(' to ');
const leavesKept = LEAVES_KEPT.join(' to ');

/** Step 3 (PRODUCT.md#guides): the eight sections, in the order of the work. */
export const HARVEST_GUIDE = {
  title: 'Harvest Your Cuttings',
  lead: `Your goal is ${cuttingCount} cuttings. Read all eight parts before you start.`,
  sections: [
    {
      id: 'gather-tools',
      title: 'Gather Your Tools',
      gist: 'Get shears, a ruler, jars and labels.',
      sentences: [
        'Get pruning shears, a ruler, clean jars, water, labels, a pencil and a bag.',
        'The bag is for the leaves you take off.',
        'Fill the jars with cool water before you cut.',
        'Clean blades keep germs away from the tree.',
      ],
      askAnAdult: 'Pruning shears are very sharp. A grown-up carries and cleans them.',
    },
    {
      id: 'choose-branch',
      title: 'Choose the Branch',
      gist: 'Pick a young branch, no thicker than a pencil.',
      sentences: [
        'Look for a young branch that is thinner than a pencil, or just as thick.',
        'It should have healthy leaves, and no bugs, flowers or fruit.',
        'Take cuttings from all around the tree, so no side looks bare.',
      ],
    },
    {
      id: 'measure',
      title: `Measure ${cuttingInches} Inches`,
      gist: `Measure ${cuttingInches} inches down from the tip.`,
      sentences: [
        'Hold your ruler against the branch, with the zero at the tip.',
        `Measure ${cuttingInches} inches down. That is about as long as a new pencil.`,
        'Remember the spot.',
      ],
    },
    {
      id: 'cut-below-node',
      title: 'Cut Just Below a Node',
      gist: 'Cut just below a node, the bump where a leaf grows.',
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
      gist: `Keep ${leavesKept} leaves at the top. Pull off the rest.`,
      sentences: [
        `Keep ${leavesKept} leaves at the top, and gently pull off all the others.`,
        'Leaves that sit in water would rot.',
        'No leaves in winter? Then leave the buds on.',
      ],
    },
    {
      id: 'into-water',
      title: 'Into Water Right Away',
      gist: `Put ${cuttingsPerJar} cuttings in each jar, right away.`,
      sentences: [
        'Put the cut end into water right away, before it can dry out.',
        `Put ${cuttingsPerJar} cuttings in each jar, so they have room for roots.`,
        'The water must cover the lowest nodes, but no leaves.',
      ],
    },
    {
      id: 'bright-spot-and-label',
      title: 'Find a Bright Spot and Add Labels',
      gist: 'Set the jars in a bright spot, out of the hot sun.',
      sentences: [
        'Set your jars in a bright spot, but out of the hot sun.',
        'Pick a place that pets and small children cannot reach.',
        'Write the name of the tree and the date on each label.',
      ],
    },
    {
      id: 'look-after',
      title: 'Look After Your Cuttings',
      gist: 'Change the water every week.',
      sentences: [
        'Change the water every week, or sooner if it looks cloudy. Add water when it gets low.',
        'Take out any cutting that turns brown and soft.',
        'Never drink the water, and wash your hands when you are done.',
      ],
    },
  ],
} as const;
