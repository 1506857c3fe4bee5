import { CUTTINGS_RECOMMENDED_MAX, CUTTINGS_RECOMMENDED_MIN, ROOTING_WEEKS } from '#domain/limits.ts';
import { stepTitle } from '#domain/rules/notebook/steps.ts';

const cuttingCount = `${CUTTINGS_RECOMMENDED_MIN} to ${CUTTINGS_RECOMMENDED_MAX}`;
const rootingWeeks = ROOTING_WEEKS.join(' to ');

/** Step 1 (PRODUCT.md#guides): what cloning is, the mission, the wait, and the road through all five steps. */
export const INTRODUCTION_GUIDE = {
  title: 'Grow a New Tree from an Old One',
  lead: 'You do not need a seed to grow a tree. You can start with a small piece of a branch!',
  sections: [
    {
      id: 'what-is-cloning',
      title: 'What Is Cloning?',
      gist: 'A small piece of a branch can grow into a new tree!',
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
      gist: `Help ${cuttingCount} cuttings grow roots. Then plant one!`,
      sentences: [
        `Take ${cuttingCount} cuttings from one tree and help them grow roots.`,
        'Some cuttings will not grow roots. That is normal, and it is why you take so many.',
        'If one cutting grows strong roots and you plant it, your mission is a success.',
      ],
    },
    {
      id: 'time',
      title: 'Roots Take Time',
      gist: `Roots take about ${rootingWeeks} weeks. Keep watching!`,
      sentences: [
        `Roots take about ${rootingWeeks} weeks to grow.`,
        'Some kinds of trees are fast, and some are slow.',
        'Keep watching. Write down what you see, just like a scientist.',
      ],
    },
    {
      id: 'five-steps',
      title: 'Your Five Steps',
      gist: 'Five steps lead from an old tree to a new one.',
      steps: [
        `${stepTitle(1)}: find out how cloning works. You are here!`,
        `${stepTitle(2)}: choose a healthy tree and ask its owner.`,
        `${stepTitle(3)}: cut small pieces of young branches and put them in water.`,
        `${stepTitle(4)}: look after your cuttings and write down what you see.`,
        `${stepTitle(5)}: plant a cutting that has strong roots.`,
      ],
      askAnAdult: 'Do this project with a grown-up, from asking to digging.',
    },
  ],
} as const;
