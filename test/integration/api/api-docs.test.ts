// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';

import { routes } from '@perch/contract/api';

import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const answer = await fetch(`${server.origin}/api/docs`);
const page = await answer.text();

describe('the page about the API', () => {
  test('names every call of the contract, and leads to the document', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { path, summary } of routes) {
      expect(page).toContain(`>${path}</a>`);
      expect(page).toContain(Bun.escapeHTML(summary).replaceAll('&#x27;', '&#39;'));
    }
    expect(page).toContain('href="/api/openapi.json"');
  });

  test('has no script, loads nothing and allows only its own style', () => {
    expect(page).not.toMatch(/<script|<img|<iframe|\bsrc=|\bon\w+=|@import|url\(/i);
    const hosts = page.matchAll(/href="(?!#|\/|data:,)([^"]*)"/g);
    expect([...hosts].map(([, href]) => href)).toEqual([]);
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('has a place for everything that it links to, once', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test('shows how to call each, with an example of what comes back', () => {
    expect(page).toContain(`curl -X POST ${server.origin}/api/upload `);
    expect(page).toContain('-F file=@');
    expect(page).toContain('Authorization: Bearer $TOKEN');
    expect(page).not.toContain('[object');
    expect(page).not.toContain('undefined');
  });
});
