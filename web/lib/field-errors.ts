import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { CallError } from '#web/lib/call.ts';

/** The message of each field that is not stored as it stands. */
export type Errors<T> = { readonly [field in keyof T]?: Sentence };

/** The fields of a save that the server cannot take as they are (400), each with its message. */
export function refusalsOf<T extends object>(error: unknown, sent: Partial<T>): Errors<T> {
  if (!(error instanceof CallError) || error.status !== 400) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => field in sent)) as Errors<T>;
}

/** Fields but those that `dropped` has too. */
export function without<T extends object>(all: T, dropped: object): T {
  return Object.fromEntries(Object.entries(all).filter(([field]) => !(field in dropped))) as T;
}

/** Fields that `wanted` has too. */
export function only<T extends object>(all: T, wanted: object): Partial<T> {
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in wanted)) as Partial<T>;
}

/** Fields that stand otherwise than in `base`. */
export function changesOf<T>(
  fields: Readonly<Record<string, T>>,
  base: Readonly<Record<string, unknown>>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([field, it]) => it !== base[field]));
}

export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
