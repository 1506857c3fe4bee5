import { expect, test } from 'vitest';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import { REVIEW_NOTE_MAX } from '#domain/limits.ts';
import { NOTE_MESSAGES, noteError } from './review-note.ts';

const NUMBERS = [
  'Call 555-123-4567',
  '5551234567',
  '555 123 4567',
  '(555) 123-4567',
  '(123) 456-7890',
  '555.123.4567',
  '+1 555 123 4567',
  '+49 170 1234567',
  '+34 612 34 56 78',
  '555/123/4567',
  'My cell is 867-5309',
  '06 12 34 56 78',
  '867 5309',
  '５５５１２３４５６７',
  '٥٥٥١٢٣٤٥٦٧',
  '𝟓𝟓𝟓𝟏𝟐𝟑𝟒𝟓𝟔𝟕',
  '555—123—4567',
  '555\u00AD123\u00AD4567',
  '5-5-5-1-2-3-4-5-6-7',
  'On 5/9 call 555 123 4567',
];
const ADDRESSES = [
  'me@troop.example',
  'ME@TROOP.EXAMPLE',
  'me＠troop.example',
  'ana.b@troop',
  'I am @oakleader there',
  'like @name',
];
const LINKS = [
  'https://evil.example',
  'HTTP://evil.example',
  'signal://oak',
  'www.trees',
  'WWW.trees.com',
  'trees.com',
  'Trees.Org',
  'FOO.NET/oak',
  'trees。com',
  't.me/oak',
  'bit.ly',
  'evil.it',
  'oak.us/now',
  'trees\u2024com',
  'ada.top',
  'foo.games',
  'ada\u200B.com',
  '10.1.2.3',
  'Look at 192.168.0.12:8080 too',
];
const HARMLESS = [
  '3 cuttings, 12 inches, 5/9',
  'Great work, Ada!',
  'Please count the cuttings again: you say 8 and then 6.',
  'Water every 2 or 3 days.',
  'One or two of the three cuttings look dry.',
  'Your look of 5/9/2026 has no photo.',
  'Between 5/9 and 5/16 nothing is noted.',
  '2026-05-09 was a rainy day.',
  'Start at 10:30, please.',
  'We meet on 5/9 at 10:30.',
  'From 10:30 to 11:45 at the barn.',
  'Cuttings 1, 2, 3, 4, 5, 6 and 7 look good.',
  'Jar 1 has 3 roots, jar 2 has 5, jar 3 has 2.',
  'Cut 6 to 8 inches, just below a node.',
  'Add 250 ml of water, then wait 48 hours.',
  'Step 3 of 5 is done, 2 to go.',
  'About 1.5 hours is right.',
  'Great!!! 10 out of 10.',
  'Do you see roots of 2 inches?',
  'The leaf in photo #2 is turned away.',
  'Well done.It looks healthy.',
  'Good.So what comes next?',
  'Is the pot 4 x 4 inches?',
  'In May 2026 you can plant it.',
  'Text under the photo would help.',
  'Call it by its name: black willow.',
  'Yahoo, roots at last!',
  'The outlook is good.',
  'Snap a photo from the same spot.',
  'Please don’t snap the twig.',
  'Ring the stem with tape.',
  'It is at home in wet soil.',
  'Look at the dot on leaf three.',
  'Put 1/2 inch of gravel below.',
  'Temperature of 68-75 degrees is best.',
  'Too dry, too hot: move it to the shade.',
  'For four weeks, four times a week.',
  'Planted 5 trees by the road on Elm Street, super.',
  'The net over the pot helps. Com­post too.',
  'You took 12 cuttings and 9 live, that is 75 percent.',
  'I wonder why the leaves are yellow.',
  'Use the 10 cm ruler (4 inches).',
  'Show me the roots next week.',
  'One, two, three, go!',
  'Bien hecho, dos raíces nuevas.',
  'No note on 9/5 or 9/12.',
  'Pages 12, 14, 16 and 18 of the guide help.',
  'Do 10 to 12 cuttings; 6 to 8 inches each; keep 3 to 4 leaves.',
  'Your jar on 5/9 had 3 roots, on 5/16 it had 7.',
  'The ring on the stem is 10 mm wide and 25 mm long.',
  'Your phone photo is dark; 2 others are fine.',
  'Photo 1 of 3, 2 of 3, and 3 of 3.',
  'Cover a 12 x 12 x 14 inch box.',
  'Jars a, b and c: MORE light. Jar d is GREAT.',
  'You took 120 CUTTINGS? Wow.',
  'The dot is brown.',
  'Use a small jar, e.g. a jam jar.',
  'Use a small jar, e.g.a jam jar.',
  'Look at 7 a.m. and at 7 p.m.',
  'Look at 7 a.m.',
  'The node, i.e. where a leaf was, goes below.',
  '1.water 2.light 3.air',
  'Wait...then look again.',
  'Wait…then look again.',
  'The U.S. has many willows.',
  'Use 1.5 l of water.Then wait.',
  'Roots: 0.5 in week 3, 1.25 in week 4',
  'The tik-tok of the clock, an oakfan!',
  'Find the tree at 12 oak street.',
  'Call it by its name.',
  'Follow me on the trail, and message me when it roots.',
  'Snap the twig at the dot.',
  'My phone took 12 photos, 3 are dark.',
  'one two three four five six seven leaves',
  'Weeks 1 2 3 4 5 6 7 8 are done.',
  '0.5 1.25 1.5 2.0 inches in four weeks',
  'From 2026-05-09 to 2026-05-16 it was dry.',
  '5/9, 5/16 and 5/23 at 10:30',
  'The outlook is e.g. good.Keep on.',
  'Version 1.2.3 of the guide.',
  'Bien.Sigue así.',
];

test.each(NUMBERS)('a number to call is refused: %s', (note) => {
  expect(noteError(note)).toBe(NOTE_MESSAGES.number);
});
test.each(ADDRESSES)('an address is refused: %s', (note) => {
  expect(noteError(note)).toBe(NOTE_MESSAGES.address);
});
test.each(LINKS)('a link is refused: %s', (note) => {
  expect(noteError(note)).toBe(NOTE_MESSAGES.link);
});
test.each(HARMLESS)('words about the work are taken: %s', (note) => {
  expect(noteError(note)).toBeUndefined();
});

test('a note that is too long is refused for its length, and nothing is looked for in it', () => {
  const long = `${'a'.repeat(1_000_000)} www.trees.com`;
  expect(noteError(long)).toBeUndefined();
  const { error } = reviewing.NewReview.safeParse({ verdict: 'looks-good', note: long });
  expect(error?.issues).toMatchObject([{ code: 'too_big', path: ['note'] }]);
  expect(noteError(`${'a'.repeat(REVIEW_NOTE_MAX - 4)}.com`)).toBe(NOTE_MESSAGES.link);
});
