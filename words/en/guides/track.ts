import { ROOTING_WEEKS, ROOTS_READY_INCHES } from '#domain/limits.ts';
import * as titles from './track-titles.ts';

const rootingWeeks = ROOTING_WEEKS.join(' to ');
const rootInches = ROOTS_READY_INCHES.join(' to ');

/** Step 4 (PRODUCT.md#guides): the text of the collapsible 'Introduction'. */
export const TRACK_INTRODUCTION = {
  id: 'introduction',
  title: titles.introduction,
  gist: 'Your cuttings are in water. Now watch them change!',
  sentences: [
    'Your cuttings are in water. Now you get to watch them change!',
    `Roots take about ${rootingWeeks} weeks to grow. For a long time you may see nothing at all.`,
    'Do not give up. A lot goes on inside the stem before the first root shows.',
    'Each time you check, make an entry. Together, your entries tell the story of your trees.',
  ],
} as const;

/** Step 4 (PRODUCT.md#guides): the list of the collapsible 'Things to Remember'. */
export const TRACK_THINGS_TO_REMEMBER = {
  id: 'things-to-remember',
  title: titles.remember,
  list: [
    'Make an entry at least once a week, even if nothing is new.',
    'Change the water every week. Change it sooner if it looks cloudy.',
    'Add water when it gets low. The lowest nodes must stay wet.',
    'Keep the jars in a bright spot, but out of the hot sun.',
    'Take out any cutting that turns brown and soft.',
    'If all of them die, do not be sad. Start a new project with new cuttings.',
    'Be gentle. New roots break easily, so look at them through the glass.',
    `When the roots are about ${rootInches} inches long, get ready to plant.`,
    'Do not taste the plants or the water. Wash your hands when you are done.',
  ],
} as const;

/** Step 4 (PRODUCT.md#guides): the collapsible description above the entries. */
export const TRACK_ENTRIES_GUIDE = {
  title: titles.entries,
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
} as const;
