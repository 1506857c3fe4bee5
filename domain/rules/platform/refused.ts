import * as sentences from '#domain/rules/platform/sentences.ts';
import type { Told } from './sentence.ts';

/** The reason why a student's command is not done, in a child's words; with `field` it belongs to that field. */
export class Refused {
  readonly code: 'invalid' | 'not-found';
  readonly told: Told;
  readonly field: string | undefined;

  constructor(code: Refused['code'], told: Told, field?: string) {
    this.code = code;
    this.told = told;
    this.field = field;
  }
}

export function notThere(told: Told = sentences.notFound): Refused {
  return new Refused('not-found', told);
}

/** The input of a command that creates something. */
export type Given = {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly now: string;
};
