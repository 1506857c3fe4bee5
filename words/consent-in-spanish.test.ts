import { expect, test } from 'vitest';
import * as confirmation from './es/consent/confirmation.tsx';
import * as consent from './es/consent/consent.ts';
import * as waiting from './es/consent/consent-waiting.tsx';
import * as addressLinks from './es/family/address-links.ts';
import * as deadLinks from './es/family/dead-links.ts';
import * as invitation from './es/family/invitation.ts';
import * as join from './es/family/join.tsx';
import * as deletionLinks from './es/keeping/deletion-links.ts';
import * as deletionReceipt from './es/keeping/deletion-receipt.ts';
import * as unsent from './es/notebook/waiting.ts';
import { sentencesOf, spanishWordsOf, szigrisztPazos, wordsToRead } from './readability.ts';

/** By the scale INFLESZ: parents get what is at least normal to read before they agree to it, children what is very easy. */
const LOWEST = { parent: 60, child: 80 };
const LONGEST_SENTENCE_WORDS = 20;

/** A label and a button are no sentence, and would count as a hard one. */
const sentencesIn = (words: unknown) =>
  wordsToRead(words)
    .filter((text) => /[^.][.?!]$/.test(text))
    .flatMap(sentencesOf);
const [child, site, day, address] = ['Ada', 'Rootling', '14 de mayo', 'familia@correo.example'];

const READ = [
  { name: 'consent', by: 'parent', words: [consent, consent.introduction(child, site)] },
  {
    name: 'confirmation',
    by: 'parent',
    words: [
      ...[confirmation, confirmation.wantsToUse(child, site), confirmation.isSeenBy(child)],
      ...[confirmation.closes(child), confirmation.deletes(child), confirmation.ifNothing(day)],
      ...[confirmation.confirmed(child), confirmation.deleted(child), confirmation.paused(child, address)],
    ],
  },
  { name: 'dead links', by: 'parent', words: [deadLinks, deadLinks.questions(address)] },
  { name: 'links of an address', by: 'parent', words: [addressLinks] },
  {
    name: 'links of a deletion',
    by: 'parent',
    words: [deletionLinks, deletionLinks.cancel.textUntil(day), deletionLinks.cancel.titleOf(child)],
  },
  { name: 'receipt', by: 'parent', words: [deletionReceipt, deletionReceipt.text(site)] },
  { name: 'invitation', by: 'parent', words: [invitation, invitation.joined(child)] },
  {
    name: 'joining',
    by: 'parent',
    words: [join, join.withYourYes(child), join.isReady(child), join.weWrote(address)],
  },
  {
    name: 'waiting for a parent',
    by: 'child',
    words: [
      ...[waiting, waiting.deletedOn(day), waiting.stopped.text(site)],
      ...[consent.handOver, consent.correcting],
    ],
  },
  { name: 'what is not sent yet', by: 'child', words: [unsent, unsent.willBeGone('Notas')] },
] as const;

test.each(READ)('$name is easy enough for a $by', ({ by, words }) => {
  const sentences = sentencesIn(words);
  expect(szigrisztPazos(sentences)).toBeGreaterThanOrEqual(LOWEST[by]);
  expect(sentences.filter((it) => spanishWordsOf(it).length > LONGEST_SENTENCE_WORDS)).toEqual([]);
});
