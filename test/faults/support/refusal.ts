import { expect } from 'bun:test';

/** A failed upload says so in the envelope, and no program finds a link in it. */
export function expectRefusal(status: number, body: unknown): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toMatchObject({
    success: false,
    error: expect.any(String),
    code: expect.any(String),
  });
  expect(JSON.stringify(body)).not.toContain('"url"');
}
