import { type AuditAction, auditActions } from '@perch/contract/limits';

import { listSearch, readListState } from '../admin-url.ts';

/** What the audit log shows; empty: not narrowed by it. */
export interface AuditState {
  page: number;
  search: string;
  action: AuditAction | '';
  /** The first and the last day, `2026-11-22`, as the browser's clock has days. */
  from: string;
  to: string;
}

/** Reads the state from the URL; what makes no sense counts as not given. */
export function readAuditState(parameters: URLSearchParams): AuditState {
  const { page, search } = readListState(parameters);
  return {
    page,
    search,
    action: auditActions.find((action) => action === parameters.get('action')) ?? '',
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
  };
}

/** The URL's query with one filter changed, on page 1. */
export function auditSearch(
  parameters: URLSearchParams,
  change: Partial<Pick<AuditState, 'action' | 'from' | 'to'>>,
): string {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return listSearch(next, {});
}

/** The same as the server is asked for it; the last day is included. */
export function toAuditQuery({ search, action, from, to }: Omit<AuditState, 'page'>) {
  return {
    ...(search && { search }),
    ...(action && { action }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) ? text : '';
}

const isDay = (text: string) => !Number.isNaN(new Date(`${text}T00:00`).getTime());

function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
