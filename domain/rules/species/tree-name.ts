/** Names that a child may give a tree that is in no list (PRODUCT.md#another-tree). */
import { OTHER_TREE_NAME_MAX, OTHER_TREE_NAME_MIN } from '#domain/limits.ts';
import * as sentences from '#domain/rules/species/sentences.ts';

export const TREE_NAME_INVALID = sentences.treeNameInvalid({
  min: OTHER_TREE_NAME_MIN,
  max: OTHER_TREE_NAME_MAX,
});

/** Letters of any script, and what stands between the words of a name: no digit, and no dot that a word follows at once. */
const NAME = /^['’]?\p{L}(?:[\p{L}\p{M} '’(),&×-]|\u200C|\u200D|\.(?= |$))*$/u;

/** A sign that is a word or a syllable by itself: 柿 and 감 are whole names, an f is the beginning of one. */
const WORD_SIGN = /^[\p{Ideographic}\uAC00-\uD7A3]/u;

/** A name as it is kept: one space between words. */
export function cleanedTreeName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** True for a cleaned name without a phone number, an address or a link. */
export function isTreeName(name: string): boolean {
  const isLongEnough = name.length >= OTHER_TREE_NAME_MIN || WORD_SIGN.test(name);
  return isLongEnough && name.length <= OTHER_TREE_NAME_MAX && NAME.test(name);
}
