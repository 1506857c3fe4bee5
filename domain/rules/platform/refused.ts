import { type Said, type Sentence, textOf } from './sentence.ts';

/** 404 for what is not there, in the words that a person reads. */
export const NOT_FOUND_MESSAGE = 'This could not be found.';

/** Why a command of a student is not done, in words for her; with `field` the message belongs to that field. */
export class Refused {
  readonly code: 'invalid' | 'not-found';
  readonly message: string;
  /** Where it has values. */
  readonly said: Said | undefined;
  readonly field: string | undefined;

  constructor(code: Refused['code'], sentence: Sentence, field?: string) {
    this.code = code;
    this.message = textOf(sentence);
    this.said = typeof sentence === 'string' ? undefined : sentence;
    this.field = field;
  }
}

export function notThere(message = NOT_FOUND_MESSAGE): Refused {
  return new Refused('not-found', message);
}

/** What is handed in to a command that makes something. */
export type Given = {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly now: string;
};
