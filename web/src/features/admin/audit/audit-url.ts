import { type AuditAction, auditActions } from '@perch/contract/limits';

import { startOfDay } from '../../../format/local-time.ts';
import { listSearch, readListState } from '../admin-url.ts';

/** The filters of the audit log; an empty one is off. */
export interface AuditState {
  page: number;
  search: string;
  action: AuditAction | '';
  /** First and last day, `2026-11-22`, in the browser's time zone. */
  from: string;
  to: string;
}

/** Reads the filters from the URL; invalid values count as absent. */
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

/** The filters as parameters of the request; the last day is included. */
export function toAuditQuery({ search, action, from, to }: Omit<AuditState, 'page'>) {
  return {
    ...(search && { search }),
    ...(action && { action }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
  };
}

function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) ? text : '';
}

const isDay = (text: string) => !Number.isNaN(new Date(`${text}T00:00`).getTime());
