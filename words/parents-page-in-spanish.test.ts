import { expect, test } from 'vitest';
import * as evidence from './es/consent/consent-evidence.ts';
import * as leaders from './es/consent/leaders-question.ts';
import * as childConsent from './es/family/child-consent.tsx';
import * as childWork from './es/family/child-work.ts';
import * as correcting from './es/family/correcting.tsx';
import * as locks from './es/family/locks.ts';
import * as otherParents from './es/family/other-parents.tsx';
import * as invitation from './es/family/parent-invitation.tsx';
import * as parentPage from './es/family/parent-page.tsx';
import * as reminders from './es/family/reminders.ts';
import * as stopping from './es/family/stopping.ts';
import * as byLink from './es/platform/by-link.tsx';
import * as reviews from './es/troop/reviews.ts';
import { sentencesOf, spanishWordsOf, szigrisztPazos, wordsToRead } from './readability.ts';

/** By the scale INFLESZ at least normal to read. */
const LOWEST = 60;
const LONGEST_SENTENCE_WORDS = 20;
const NEVER =
  /(?<!\p{L})(coge[rns]?|vosotros|vos|tú|tu|tus|te|email|mail|link|ordenador|móvil|ustedes)(?!\p{L})/iu;

const [child, site, day, email] = ['Ada', 'Rootling', '14 de mayo de 2026', 'familia@correo.example'];

const READ = [
  {
    name: 'the way in',
    words: [parentPage, byLink, parentPage.seeWhat(site), parentPage.nothingYet(child)],
  },
  {
    name: 'the own address',
    words: [parentPage.wroteToNewAddress(email, day), parentPage.newAddressHint],
  },
  {
    name: 'the work of a child',
    words: [
      ...[childWork, childWork.canStillComeBack(day, 0), childWork.canStillComeBack(day, 1)],
      ...[childWork.canStillComeBack(day, 5), childWork.entryGoes(0), childWork.entryGoes(3)],
      childWork.projectGoes({ steps: 5, entries: 3, plantings: 1, checks: 2, photos: 12 }),
    ],
  },
  {
    name: 'consent and permissions',
    words: [
      ...[evidence, childConsent, childConsent.permitted.republish.text(child)],
      ...[childConsent.answeredSince(day, 'Solo el avance'), childConsent.anotherChoseLess('No')],
    ],
  },
  {
    name: 'the question about leaders',
    words: [leaders, leaders.question({ number: '42', leaders: ['Ana Rivera'] }, child)],
  },
  {
    name: 'other parents',
    words: [otherParents, otherParents.weWrite(child), otherParents.takenBackMeans(child)],
  },
  {
    name: 'an invitation',
    words: [
      ...[invitation, invitation.means(child), invitation.yes(child)],
      ...[invitation.ifNo('Ngozi Okafor'), invitation.ifNothing(day)],
    ],
  },
  { name: 'corrections', words: [correcting] },
  { name: 'reminders', words: [reminders, reminders.about(child), reminders.on(day)] },
  {
    name: 'what leaders wrote',
    words: [
      ...[reviews.hiddenFor, reviews.checked(day, true), reviews.checked(day, false)],
      ...[reviews.nothingSaid(child), reviews.childReadsTheSame(child)],
    ],
  },
  {
    name: 'stopping and deleting',
    words: [
      ...[stopping, locks.locked('legal', day), locks.locked('other', day)],
      ...[stopping.stopMeans(child, 30), stopping.stopMeans(child, 1), stopping.stopMeans(child, 0)],
      ...[stopping.startUntil(child, day, true), stopping.startUntil(child, day, false)],
      ...[stopping.deletionMeans(child), stopping.deletedOn(child, day), stopping.isStopped(day)],
    ],
  },
];

test.each(READ)('$name: a parent reads it without effort', ({ words }) => {
  // A label and a button are no sentence, and would count as a hard one.
  const sentences = wordsToRead(words)
    .filter((text) => /[.?!]$/.test(text))
    .flatMap(sentencesOf);
  if (sentences.length > 0) expect(szigrisztPazos(sentences)).toBeGreaterThanOrEqual(LOWEST);
  expect(sentences.filter((it) => spanishWordsOf(it).length > LONGEST_SENTENCE_WORDS)).toEqual([]);
});

test.each(READ)('$name: both marks of a question, usted, and no English word', ({ words }) => {
  for (const text of wordsToRead(words)) {
    expect(text.match(/¿/g)?.length).toBe(text.match(/\?/g)?.length);
    expect(text.match(/¡/g)?.length).toBe(text.match(/!/g)?.length);
    expect(text).not.toMatch(NEVER);
    expect(text).not.toMatch(/["«»]| {2}|\s[,.;:!?]/);
  }
});
