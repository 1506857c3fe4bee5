import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/contract/audit/audit-actions.ts';
import { USERNAME_MAX } from '#domain/limits.ts';
import { isCalendarDate } from '#domain/rules/platform/dates.ts';
import { TYPING_PAUSE_MS } from '#web/lib/settled.ts';

/** The shown part of the log, as its controls hold it; days are the reader's. */
export type AuditView = { action: AuditAction | ''; by: string; on: string; from: string; to: string };

const NO_FILTER: AuditView = { action: '', by: '', on: '', from: '', to: '' };

/** Reads the view of an address, without meaningless values. */
function readView(search: string): AuditView {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').slice(0, USERNAME_MAX);
  const day = (name: string) => (isCalendarDate(text(name)) ? text(name) : '');
  return {
    action: AUDIT_ACTIONS.find((it) => it === query.get('action')) ?? '',
    by: text('by'),
    on: text('on'),
    from: day('from'),
    to: day('to'),
  };
}

function queryOf(view: AuditView): string {
  const told = Object.entries(view).filter(([, value]) => value.trim() !== '');
  return told.length > 0 ? `?${new URLSearchParams(told)}` : '';
}

/** The moment at which a day begins here, or some days after it. */
function beginOf(day: string, later = 0): string {
  const begin = new Date(`${day}T00:00`);
  begin.setDate(begin.getDate() + later);
  return begin.toISOString();
}

/** Returns the query of a view: a day ends where the next begins, also when clocks change. */
export function filterOf({ action, by, on, from, to }: AuditView) {
  return {
    action,
    by: by.trim(),
    on: on.trim(),
    since: from && beginOf(from),
    until: to && beginOf(to, 1),
  };
}

/**
 * The view in the address, so that it can be kept, shared and gone back to. What is typed stands in its field at once and
 * in the address once the typing has paused.
 */
export function useAuditView() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [typed, setTyped] = useState<Partial<AuditView>>({});
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    // Somebody went back or on: what was being typed belonged to the other address.
    setSeen(search);
    setTyped({});
  }
  const view = readView(search);
  const shown = { ...view, ...typed };
  const show = (wanted: AuditView, replace = false) => {
    setTyped({});
    if (queryOf(wanted) !== queryOf(view)) navigate(`${path}${queryOf(wanted)}`, { replace });
  };
  // With each letter the pause begins anew.
  useEffect(() => {
    if (Object.keys(typed).length === 0) return;
    const pause = setTimeout(() => show(shown, true), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return {
    /** The view that was asked for. */
    view,
    /** The values of the fields, asked for or not yet. */
    shown,
    isFiltered: queryOf(view) !== '',
    type: (part: Partial<AuditView>) => setTyped({ ...typed, ...part }),
    choose: (part: Partial<AuditView>) => show({ ...shown, ...part }),
    clear: () => show(NO_FILTER),
  };
}
