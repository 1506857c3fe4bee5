import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SortOrder, StudentFilters, StudentSort } from '#domain/contract/office/admin.ts';
import type { SortedPageKey } from '#domain/contract/platform/paging.ts';
import { isChosen } from '#domain/rules/platform/filter.ts';

/**
 * The status of PRODUCT.md#profile-completion, 'waiting' where a parent has not signed, 'stopped' by one. Index
 * users_by_status has the same words.
 */
export const STATUS = sql<string>`case when profile_completed = 0 then 'incomplete' when consent_state = 'stopped' then 'stopped' when parent_consent_completed_at is null then 'waiting' else 'active' end`;

/**
 * The sort key of each order before the moment of joining; each has an index (010-d-students-in-order.sql,
 * 028-b-stopped-students.sql).
 */
const KEYS: Readonly<Record<Exclude<StudentSort, 'joined'>, RawBuilder<string>>> = {
  name: sql`name_key`,
  username: sql`username_key`,
  organization: sql`coalesce(organization, '')`,
  troop: sql`troop_order`,
  state: sql`state`,
  status: STATUS,
};

/** An order of the list, in the direction in which it is read. */
export type StudentOrder = {
  /** The sort key before the moment of joining; null for none. */
  readonly key: RawBuilder<string> | null;
  readonly joined: RawBuilder<number>;
  readonly direction: SortOrder;
};

type Sorted = StudentFilters & { sort?: StudentSort | undefined; order?: SortOrder | undefined };

/** The order that is asked for. By what all who are found have in common nothing is sorted. */
export function orderOf({ sort = 'joined', order, ...filters }: Sorted): StudentOrder {
  const direction = order ?? (sort === 'joined' ? 'desc' : 'asc');
  const isCommon =
    (sort === 'organization' && isChosen(filters.organization)) ||
    (sort === 'state' && isChosen(filters.state)) ||
    (sort === 'status' && (filters.status === 'incomplete' || filters.status === 'waiting'));
  return { key: sort === 'joined' || isCommon ? null : KEYS[sort], joined: sql`created_at`, direction };
}

export function reversed({ direction, ...order }: StudentOrder): StudentOrder {
  return { ...order, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** The same order where no index of it is to be gone through: the few that are found are sorted. */
export function withoutIndex({ key, direction }: StudentOrder): StudentOrder {
  return { key: key && sql`(${key} || '')`, joined: sql`(created_at + 0)`, direction };
}

/** Returns the `order by`. */
export function inOrder({ key, joined, direction }: StudentOrder): RawBuilder<unknown> {
  const parts = [...(key ? [key] : []), joined, sql`id`];
  return sql.join(parts.map((part) => sql`${part} ${sql.raw(direction)}`));
}

/** True for a student after a place in the list. */
export function isBehind(
  { key, joined, direction }: StudentOrder,
  place: SortedPageKey,
): RawBuilder<SqlBool> {
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  return key
    ? sql`(${key}, ${joined}, id) ${sign} (${place.key}, ${place.timestamp}, ${place.id})`
    : sql`(${joined}, id) ${sign} (${place.timestamp}, ${place.id})`;
}
