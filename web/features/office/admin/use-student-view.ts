import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';
import {
  type SortOrder,
  STUDENT_SORTS,
  STUDENT_STATUSES,
  type StudentSort,
} from '#domain/contract/office/admin.ts';
import { place as placeSchema } from '#domain/contract/platform/paging.ts';
import { STUDENT_SEARCH_MAX, TROOP_NUMBER_MAX } from '#domain/limits.ts';
import { organizationKey } from '#domain/rules/sign-in/organizations.ts';
import { isStateCode } from '#domain/us-states.ts';
import { TYPING_PAUSE_MS } from '#web/lib/settled.ts';
import type { StudentFilter } from './admin.queries.ts';

/** Where in the list a page begins: behind a student, before one, or so that it is the last. */
export type Place = { page: number; after?: string; before?: string } | { page: 'last' };

/**
 * The shown part of the students. All of it stands in the address, so that it can be kept, shared and gone back to.
 */
export type StudentView = { filter: StudentFilter; sort: StudentSort; order: SortOrder; place: Place };

export const FIRST: Place = { page: 1 };

/** Dates begin with the newest, all else with A. */
export function usualOrder(sort: StudentSort): SortOrder {
  return sort === 'joined' ? 'desc' : 'asc';
}

function oneOf<T extends string, F extends string>(
  text: string | null,
  known: readonly T[],
  otherwise: F,
): T | F {
  return known.find((it) => it === text) ?? otherwise;
}

function readPlace(query: URLSearchParams): Place {
  const page = query.get('page');
  if (page === 'last') return { page };
  const number = Number(page);
  const key = query.get('after') ?? query.get('before') ?? '';
  if (!Number.isInteger(number) || number < 2 || !z.safeParse(placeSchema, key).success) return FIRST;
  return query.has('after') ? { page: number, after: key } : { page: number, before: key };
}

/** Reads the view of an address, without meaningless values. */
function readView(search: string): StudentView {
  const query = new URLSearchParams(search);
  const state = query.get('state') ?? '';
  const organization = z.safeParse(organizationKey(), query.get('organization'));
  const sort = oneOf(query.get('sort'), STUDENT_SORTS, 'joined');
  return {
    filter: {
      q: (query.get('q') ?? '').slice(0, STUDENT_SEARCH_MAX),
      organization: organization.success ? organization.data : 'all',
      state: isStateCode(state) ? state : 'all',
      troop: (query.get('troop') ?? '').slice(0, TROOP_NUMBER_MAX),
      status: oneOf(query.get('status'), STUDENT_STATUSES, 'all'),
    },
    sort,
    order: oneOf(query.get('order'), ['asc', 'desc'] as const, usualOrder(sort)),
    place: readPlace(query),
  };
}

/** The query of an address that shows a view, empty for the usual one. */
export function queryOf({ filter, sort, order, place }: StudentView): string {
  const parts = {
    ...filter,
    sort: sort === 'joined' ? '' : sort,
    order: order === usualOrder(sort) ? '' : order,
    ...(place.page !== 1 && { ...place, page: String(place.page) }),
  };
  const told = Object.entries(parts).filter(([, value]) => value !== '' && value !== 'all');
  return told.length > 0 ? `?${new URLSearchParams(told)}` : '';
}

type Typed = Partial<Pick<StudentFilter, 'q' | 'troop'>>;

/**
 * The view in the address, and how to change it. What is typed stands in its field at once and in the address once the
 * typing has paused, where it takes the place of what stood there: going back is not going letter by letter.
 */
export function useStudentView() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [typed, setTyped] = useState<Typed>({});
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    // Somebody went back or on: what was being typed belonged to the other address.
    setSeen(search);
    setTyped({});
  }
  const view = readView(search);
  const filter = { ...view.filter, ...typed };

  const show = (change: Partial<StudentView>, options?: { replace: boolean }) => {
    setTyped({});
    const wanted = queryOf({ ...view, filter, ...change });
    if (wanted !== queryOf(view)) navigate(`${path}${wanted}`, options);
  };

  // With each letter the pause begins anew.
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const pause = setTimeout(() => show({ place: FIRST }, { replace: true }), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  });

  return {
    /** The view that was asked for. */
    view,
    /** The values of the fields, asked for or not yet. */
    filter,
    type: (part: Typed) => setTyped({ ...typed, ...part }),
    choose: (part: Partial<StudentFilter>) => show({ filter: { ...filter, ...part }, place: FIRST }),
    sortBy: (sort: StudentSort, order: SortOrder) => show({ sort, order, place: FIRST }),
    /** The address of another place in the same list, for a link. */
    hrefOf: (place: Place) => `${path}${queryOf({ ...view, place })}`,
  };
}
