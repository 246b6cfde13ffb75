import { expect } from 'bun:test';

const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What every answer about a user's bytes carries, whatever its status. */
export function expectFileHeaders({ headers }: Response) {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentPolicy,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[^"]{20,}"$/),
    'last-modified': expect.stringMatching(/ GMT$/),
    'cache-control': 'public, no-cache',
  });
  expect(headers.get('set-cookie')).toBeNull();
}
