import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { appHost } from '../../../ui/link-options/link-fields.ts';
import {
  bulkChange,
  bulkProblems,
  choiceOf,
  linkChangeOf,
  linkProblems,
  unchangedLinks,
} from './link-choice.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('link-options');

const upload = {
  fileId: 'kT7nW2pQx9',
  link: 'raw',
  downloadsLeft: 3,
  burn: false,
  domain: 'files.example.org',
} as const;
const present = choiceOf(upload);
const nowMs = Date.parse('2026-11-21T09:00:00Z');

test('fields that were not touched change nothing', () => {
  expect(linkChangeOf(upload, present)).toEqual({});
  expect(linkProblems(upload, present, nowMs)).toEqual({});
  expect(bulkChange(unchangedLinks)).toEqual({});
});

test('only what was changed is sent', () => {
  expect(linkChangeOf(upload, { ...present, slug: ' holiday ', link: 'view' })).toEqual({
    slug: 'holiday',
    link: 'view',
  });
  expect(linkChangeOf(upload, { ...present, downloads: '' })).toEqual({ maxDownloads: 'none' });
  expect(linkChangeOf(upload, { ...present, downloads: '5' })).toEqual({ maxDownloads: 5 });
  expect(linkChangeOf(upload, { ...present, domain: appHost })).toEqual({ domain: null });
});

test('one download is never sent beside a number of them', () => {
  expect(linkChangeOf(upload, { ...present, burn: true, downloads: '7' })).toEqual({ burn: true });
  const burning = { ...upload, burn: true, downloadsLeft: 1 };
  expect(linkChangeOf(burning, { ...choiceOf(burning), burn: false })).toEqual({ burn: false });
});

test('several links get any number of downloads, one number, or one after which their files go', () => {
  const choose = (chosen: Partial<typeof unchangedLinks>) => ({ ...unchangedLinks, ...chosen });
  expect(bulkChange(choose({ downloads: '5' }))).toEqual({});
  expect(bulkChange(choose({ limit: 'any', downloads: '5' }))).toEqual({
    burn: false,
    maxDownloads: 'none',
  });
  const counted = choose({ limit: 'custom', downloads: ' 5 ' });
  expect(bulkChange(counted)).toEqual({ burn: false, maxDownloads: 5 });
  expect(bulkProblems(counted, nowMs)).toEqual({});
  expect(bulkChange(choose({ limit: 'burn', downloads: '5' }))).toEqual({ burn: true });
  for (const downloads of ['', ' ', '0', '1.5', '-1', '1000001', 'many']) {
    const problems = bulkProblems(choose({ limit: 'custom', downloads }), nowMs);
    expect(Object.keys(problems)).toEqual(['maxDownloads']);
  }
});

test('a password is set, or removed, or stays', () => {
  expect(bulkChange({ ...unchangedLinks, password: 'set', passwordText: 'a b' })).toEqual({
    password: 'a b',
  });
  expect(bulkChange({ ...unchangedLinks, password: 'removed', passwordText: 'x' })).toEqual({
    password: null,
  });
  expect(bulkChange({ ...unchangedLinks, passwordText: 'x' })).toEqual({});
});

test('a chosen time is sent with its zone, and a past one is a problem', () => {
  const future = { ...unchangedLinks, end: 'custom', endTime: '2026-11-22T10:00' } as const;
  expect(bulkChange(future).expires).toMatch(/^2026-11-2\dT\d\d:00:00\.000Z$/);
  expect(bulkProblems(future, nowMs)).toEqual({});
  for (const endTime of ['2026-11-20T10:00', '', 'soon']) {
    expect(Object.keys(bulkProblems({ ...future, endTime }, nowMs))).toEqual(['expires']);
  }
  expect(bulkChange({ ...unchangedLinks, end: '7d', endTime: 'soon' })).toEqual({ expires: '7d' });
});

test('what the server would refuse is a problem of its option', () => {
  const wrong = { ...present, slug: '-x', downloads: '1.5', password: 'set' as const };
  expect(Object.keys(linkProblems(upload, wrong, nowMs)).toSorted()).toEqual([
    'maxDownloads',
    'password',
    'slug',
  ]);
  for (const downloads of ['0', '1000001', 'many']) {
    const problems = linkProblems(upload, { ...present, downloads }, nowMs);
    expect(Object.keys(problems)).toEqual(['maxDownloads']);
  }
});
