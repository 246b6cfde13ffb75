import { describe, expect, test } from 'bun:test';

import type { DomainRow } from '../../../database/schema.ts';
import { dayMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import { isLiveDomain } from '../live/domain-liveness.ts';
import { initialVerification } from './initial-verification.ts';
import { verificationOutcome } from './verification-outcome.ts';
import type { Verification } from './verify-domain.ts';

const start = Date.UTC(2026, 0, 1);
const fine: Verification = { owned: '', pointing: '', https: '' };
const noRecord = { ...fine, owned: 'TXT record not found' };
const elsewhere = { ...fine, pointing: 'points to 203.0.113.9', https: 'not this server' };

const approved: DomainRow = {
  id: 'id',
  user_id: 'user',
  name: 'files.example.com',
  type: 'domain',
  status: 'approved',
  reason: '',
  token: '',
  ...initialVerification,
  next_check_at: start,
  redirect_url: '',
  brand_name: '',
  brand_accent: '',
  created_at: start,
};

/** The domain after these findings, each as long after the first as is said. */
function after(domain: DomainRow, ...findings: [number, Verification][]): DomainRow {
  return findings.reduce(
    (before, [sinceMs, found]) => ({
      ...before,
      ...verificationOutcome(before, found, start + sinceMs),
    }),
    domain,
  );
}

describe('a domain', () => {
  const live = after(approved, [0, fine]);

  test('is live from the first look at its record, and soon checked again', () => {
    expect(isLiveDomain(approved)).toBe(false);
    expect(isLiveDomain(live)).toBe(true);
    expect(live.next_check_at).toBeLessThanOrEqual(start + 5 * secondMs);
    const { next_check_at } = after(live, [minuteMs, fine]);
    expect(next_check_at).toSatisfy(Number.isInteger);
    expect(next_check_at).toBeGreaterThan(start + 0.9 * dayMs);
    expect(next_check_at).toBeLessThan(start + 1.2 * dayMs);
  });

  test.each([
    ['without its record', noRecord],
    ['that leads elsewhere', elsewhere],
  ])('%s stays live for seven days, and not for longer', (_, found) => {
    const almost = after(live, [dayMs, found], [8 * dayMs - 1, found]);
    expect(isLiveDomain(almost)).toBe(true);
    const disabled = after(almost, [8 * dayMs, found]);
    expect(isLiveDomain(disabled)).toBe(false);
    expect(disabled.disabled_at).toBe(start + 8 * dayMs);
    const still = after(disabled, [20 * dayMs, found]);
    expect(still.disabled_at).toBe(start + 8 * dayMs);
    const back = after(still, [21 * dayMs, fine]);
    expect(isLiveDomain(back)).toBe(true);
    expect(back.disabled_at).toBeNull();
  });

  test('that is right again in between begins to count anew', () => {
    const shaky = after(live, [dayMs, noRecord], [7 * dayMs, fine], [8 * dayMs, noRecord]);
    expect(isLiveDomain(after(shaky, [14 * dayMs, noRecord]))).toBe(true);
    expect(isLiveDomain(after(shaky, [15 * dayMs, noRecord]))).toBe(false);
  });

  test('that was disabled without its record is not live by the other records alone', () => {
    const disabled = after(live, [dayMs, noRecord], [8 * dayMs, noRecord]);
    expect(disabled.owned_at).toBeNull();
    expect(isLiveDomain(after(disabled, [9 * dayMs, elsewhere]))).toBe(false);
  });

  test('has seven days for the rest from when it was proven, however long that took', () => {
    const unproven = { ...noRecord, pointing: 'points to 203.0.113.9' };
    const late = after(approved, [0, unproven], [30 * dayMs, unproven], [31 * dayMs, elsewhere]);
    expect(isLiveDomain(late)).toBe(true);
    expect(late.failing_since).toBe(start + 31 * dayMs);
    expect(isLiveDomain(after(late, [32 * dayMs, elsewhere]))).toBe(true);
    expect(isLiveDomain(after(late, [38 * dayMs, elsewhere]))).toBe(false);
  });

  test('without a certificate does not count as failing', () => {
    const bare = { ...fine, https: 'certificate not yet issued' };
    const kept = after(live, [dayMs, bare], [100 * dayMs, bare]);
    expect(isLiveDomain(kept)).toBe(true);
    expect(kept.failing_since).toBeNull();
  });

  test('of the server’s own is never disabled for records that only the operator can make', () => {
    const subdomain = { ...approved, type: 'subdomain' as const };
    expect(isLiveDomain(after(subdomain, [0, elsewhere], [100 * dayMs, elsewhere]))).toBe(true);
  });
});

test('a domain that is not right yet is checked ever more rarely, at least daily', () => {
  let domain = approved;
  const waits: number[] = [];
  for (let at = start, count = 0; count < 20; count += 1) {
    domain = { ...domain, ...verificationOutcome(domain, noRecord, at) };
    const next = domain.next_check_at ?? 0;
    waits.push(next - at);
    at = next;
  }
  expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120].map((seconds) => seconds * secondMs));
  expect(waits.every((ms) => ms <= 1.1 * dayMs)).toBe(true);
  expect(waits.at(-1)).toBeGreaterThan(0.9 * dayMs);
});

test('a change is looked at again soon', () => {
  const settled = after(approved, [0, fine], [dayMs, fine]);
  const broken = after(settled, [2 * dayMs, noRecord]);
  expect(broken.next_check_at).toBe(start + 2 * dayMs + 15 * secondMs);
});
