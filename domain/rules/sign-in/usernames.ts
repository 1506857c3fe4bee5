/** Signs that a new username may hold (PRODUCT.md#usernames); existing ones stay. */
import { USERNAME_MIN } from '#domain/limits.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import { compared, hasHiddenCharacter } from '#domain/rules/platform/text.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';

/** The sign that colours a picture is visible by its effect, so it hides nothing. */
const IN_COLOURS = /(\p{Extended_Pictographic})\uFE0F/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** Letters that are written in one word; all that are not named count as one alphabet more. */
const ALPHABETS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Cherokee}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
];
/** Such as the ʻokina, which each alphabet may have. */
const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/u;

function alphabetsIn(username: string): number {
  const letters = username.normalize('NFKC').match(/\p{L}/gu) ?? [];
  return new Set(
    letters
      .filter((letter) => !OF_ALL.test(letter))
      .map((letter) => ALPHABETS.findIndex((it) => it.test(letter))),
  ).size;
}

export const USERNAME_SHORT = sentences.usernameShort({ count: USERNAME_MIN });

/** Returns the fault of a new username's signs, or null. */
export function newUsernameProblem(username: string): Told | null {
  const shown = username.replace(IN_COLOURS, '$1');
  if (UNSEEN.test(shown) || hasHiddenCharacter(shown) || compared(shown) === '')
    return platformSentences.hiddenSign;
  return alphabetsIn(username) > 1 ? sentences.mixedAlphabets : null;
}
