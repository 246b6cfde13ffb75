import { expect, test } from 'bun:test';

import { auditSearch, readAuditState, toAuditQuery } from './audit-url.ts';

const read = (query: string) => readAuditState(new URLSearchParams(query));
const nothing = { page: 1, search: '', action: '', from: '', to: '' } as const;

test('reads what narrows the log, and passes over what makes no sense', () => {
  const query = 'page=2&search=ann&action=user.deleted&from=2026-11-01&to=2026-11-22';
  expect(read(query)).toEqual({
    page: 2,
    search: 'ann',
    action: 'user.deleted',
    from: '2026-11-01',
    to: '2026-11-22',
  });
  expect(read('action=user.bought&from=2026-13-01&to=yesterday')).toEqual(nothing);
});

test('a changed filter keeps the others and goes to page 1', () => {
  const parameters = new URLSearchParams('search=ann&from=2026-11-01&page=3');
  expect(auditSearch(parameters, { action: 'user.deleted' })).toBe(
    '?action=user.deleted&from=2026-11-01&search=ann',
  );
  expect(auditSearch(parameters, { from: '' })).toBe('?search=ann');
});

test('asks from the beginning of the first day to the end of the last', () => {
  expect(toAuditQuery(nothing)).toEqual({});
  const { from = '', to = '' } = toAuditQuery({
    ...nothing,
    from: '2026-10-25',
    to: '2026-10-25',
  });
  expect(from).toBe(new Date(2026, 9, 25).toISOString());
  expect(to).toBe(new Date(2026, 9, 26).toISOString());
});
