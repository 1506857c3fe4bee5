import * as z from 'zod/mini';
import type { Schema } from '#domain/contract/platform/endpoint.ts';

const NOTHING_SAID: Readonly<Record<string, unknown>> = { array: [], boolean: false };
/** Things without revisions had not been changed since revisions exist. */
const FIRST_REVISION = 0;

function nothingSaid({ expected, path }: { expected: string; path: readonly PropertyKey[] }): unknown {
  return path.at(-1) === 'revision' ? FIRST_REVISION : NOTHING_SAID[expected];
}

/** A copy of what was kept with the fields that it lacks, null or empty; undefined where that does not do. */
export function mended<S extends Schema>(schema: S, kept: unknown): z.output<S> | undefined {
  const copy: unknown = structuredClone(kept);
  for (const valueFor of [() => null, nothingSaid]) {
    for (const issue of z.safeParse(schema, copy).error?.issues ?? []) {
      const expected = issue.code === 'invalid_type' ? issue.expected : '';
      fillIn(copy, issue.path, valueFor({ expected, path: issue.path }));
    }
    const known = z.safeParse(schema, copy);
    if (known.success) return known.data;
  }
  return undefined;
}

/** Writes a field that is not there, or was only just filled in; what was kept stays as it is. */
function fillIn(kept: unknown, path: readonly PropertyKey[], value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce((it, key) => (it as Record<PropertyKey, unknown> | undefined)?.[key], kept);
  const name = path.at(-1);
  if (name === undefined || typeof holder !== 'object' || holder === null) return;
  const fields = holder as Record<PropertyKey, unknown>;
  if (fields[name] === undefined || fields[name] === null) fields[name] = value;
}
