/** How the rows of 'How it is' stand, and what there is to do (§31). The rules have these words too: their tests hold them. */
export {
  headlineOf,
  STANDING_WORDS,
  spokenBytes,
  whereToRead,
  wordsOf,
} from '#domain/rules/office/how-it-is-telling.ts';
