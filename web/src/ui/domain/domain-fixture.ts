import type { Domain } from '@perch/contract/domains';

type Verification = Domain['verification'];

const sample: Domain = {
  _id: '1',
  domain: 'wren.example',
  type: 'domain',
  status: 'approved',
  reason: '',
  isDefault: false,
  isLive: true,
  disabledAt: null,
  redirectUrl: '',
  brandName: '',
  brandAccent: '',
  createdAt: '2026-11-21T08:00:00.000Z',
  user: { _id: '2', username: 'wren' },
  verification: {
    record: '_perch.wren.example',
    value: 'abc',
    pointTo: ['192.0.2.1'],
    owned: true,
    pointing: true,
    https: true,
    reasons: { owned: '', pointing: '', https: '' },
    checkedAt: '2026-11-21T09:00:00.000Z',
  },
};

/** For unit tests: a live domain that has passed every check, with overrides. */
export function domainWith(
  change: Partial<Domain>,
  verification: Partial<Verification> = {},
): Domain {
  return { ...sample, ...change, verification: { ...sample.verification, ...verification } };
}
