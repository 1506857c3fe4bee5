import type { Origin } from '#domain/contract/platform/revisions.ts';

/** When a field was changed last, and on which device; null where the caller did not say. */
export type FieldRevision = { readonly at: number; readonly by: string | null };
export type FieldRevisions = Readonly<Record<string, FieldRevision>>;

/** Fields that grow in revisions: those of a step, a tracking entry or a planting. */
export type Revised<F> = {
  readonly fields: F;
  readonly fieldRevisions: FieldRevisions;
  readonly revision: number;
};

/** A thing with what is known of the changes of its fields; a device knows nothing of them. */
export type Stored<T> = T & { readonly fieldRevisions: FieldRevisions };

/** A thing after a save, and the fields that keep another device's value. */
export type Saved<T> = { readonly it: T; readonly conflicts: readonly string[] };

/** Fields after a save, and those that keep another device's value. */
export type Merge<F> = Revised<F> & { readonly conflicts: readonly (keyof F & string)[] };

/**
 * Merges a save into what is stored, field by field (PRODUCT.md#saving-a-step, PRODUCT.md#two-devices). A field that is
 * not sent stays. One that another device changed to something else, after the revision that the save began with, keeps
 * that value and is named in `conflicts`; what was written by the device of the save itself it may always write again.
 * A save that says neither its revision nor its device wins.
 */
export function mergeFields<F extends object>(stored: Revised<F>, sent: Partial<F>, from: Origin): Merge<F> {
  const fields = { ...stored.fields };
  const fieldRevisions: Record<string, FieldRevision> = { ...stored.fieldRevisions };
  const conflicts: (keyof F & string)[] = [];
  const revision = stored.revision + 1;
  for (const [name, value] of Object.entries(sent)) {
    const field = name as keyof F & string;
    if (value === undefined || (fields[field] ?? null) === (value ?? null)) continue;
    if (isContested(fieldRevisions[field], from)) conflicts.push(field);
    else {
      fields[field] = value as F[typeof field];
      fieldRevisions[field] = { at: revision, by: from.device ?? null };
    }
  }
  return { fields, fieldRevisions, revision, conflicts };
}

/** True when a save names its origin, so that one older than the stored state is noticed. */
export function saysOrigin({ revision, device }: Origin): boolean {
  return revision !== undefined || device !== undefined;
}

/** A thing as a save of it is answered: the conflicts only to who says where it comes from. */
export function responseTo<T>(
  save: Origin,
  { it: item, conflicts }: Saved<T>,
): T | (T & { conflicts: string[] }) {
  return saysOrigin(save) ? { ...item, conflicts: [...conflicts] } : item;
}

/** True when another device changed a field after the state that a save has seen. */
export function isContested(last: FieldRevision | undefined, { revision, device }: Origin): boolean {
  // A device that names no revision has seen only the beginning.
  const seen = revision ?? (device === undefined ? undefined : 0);
  if (!last || seen === undefined) return false;
  return last.at > seen && (last.by === null || last.by !== device);
}

/** The revisions of fields as they are stored: a number alone is of a time that did not know of devices. */
export function readFieldRevisions(text: string): FieldRevisions {
  const stored = JSON.parse(text) as Record<string, number | FieldRevision>;
  return Object.fromEntries(
    Object.entries(stored).map(([field, it]) => [field, typeof it === 'number' ? { at: it, by: null } : it]),
  );
}

/** Both texts, for a child who keeps both, in one line if that is all there is; one that holds the other is enough. */
export function joinTexts(mine: string, theirs: string, isLine = false): string {
  const [own, other] = [mine.trim(), theirs.trim()];
  if (own.includes(other)) return mine;
  return other.includes(own) ? theirs : `${own}${isLine ? ' / ' : '\n\n'}${other}`;
}
