import { expect, test } from 'bun:test';

import type { Locale } from '@perch/contract/text/locales';

import { emailChangeRequested, passwordReset } from './account-templates.ts';
import { composeMessage, type MailSite } from './message.ts';
import { domainRejected, registrationsReceived } from './templates.ts';

const publicUrl = 'https://perch.example';
const siteIn = (defaultLanguage: Locale, brand = {}): MailSite => ({
  config: { publicUrl },
  settings: { current: () => ({ defaultLanguage, name: 'Perch', accent: null, ...brand }) },
});
const site = siteIn('en');
const ann = { username: 'ann', email: 'ann@example.org', language: null };

test('a message says the same as text and as HTML', () => {
  const { text, html } = domainRejected(site, ann, 'files.example.org', 'Not ours.');
  for (const part of [text, html]) {
    expect(part).toContain('files.example.org was not approved');
    expect(part).toContain('Reason: Not ours.');
    expect(part).toContain('https://perch.example/domains');
  }
});

test('a rejection without a reason does not mention one', () => {
  expect(domainRejected(site, ann, 'files.example.org', '').text).not.toContain('Reason');
});

test('markup in a name stays text', () => {
  const mallory = { username: `<img src=x onerror="a('b')">`, email: 'm@example.org' };
  const { html, text } = registrationsReceived(site, ann, { count: 1, first: [mallory] });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;');
  expect(text).toContain(mallory.username);
});

test.each([
  'a\r\nBcc: other@example.com',
  'a\nBcc: other@example.com',
  'a\u2028Bcc: other@example.com',
  'a\u0085Bcc: other@example.com',
  '=?utf-8?Q?a=0ABcc=3A_other?=',
])('the subject %p is one line, and no encoded word begins in it', (subject) => {
  const message = composeMessage(site, ann, () => ({ subject, paragraphs: [subject] }));
  expect(message.subject).not.toMatch(/[\p{Cc}\u2028\u2029]|=\?/u);
  expect(message.text.trimEnd().split('\n\n')[1]).not.toMatch(/[\r\n\u2028\u0085]/);
  expect(message.text.trimEnd().split('\n\n')).toHaveLength(2);
});

test('registrations are counted, and the first of them named', () => {
  const first = ['ann', 'ben'].map((username) => ({ username, email: `${username}@example.org` }));
  const { subject, text } = registrationsReceived(site, ann, { count: 12, first });
  expect(subject).toBe('12 new registrations');
  expect(text).toContain('12 people have registered');
  expect(text).toContain('ann (ann@example.org)\n\nben (ben@example.org)\n\nand 10 more.');
  expect(registrationsReceived(site, ann, { count: 2, first }).text).not.toContain('more.');
});

test('a link is one address in both parts', () => {
  const link = `${publicUrl}/reset-password#token=abc_-1`;
  const { html, text } = passwordReset(site, ann, link);
  expect(text).toContain(`: ${link}\n`);
  expect(html).toContain(`<a href="${link}">`);
});

test('a mail to the old address names the new one as text, and what to do', () => {
  const { html, text } = emailChangeRequested(site, ann, 'moved&gone@example.org');
  expect(text).toContain('moved&gone@example.org');
  expect(html).toContain('moved&amp;gone@example.org');
  expect(text).toContain('If this was not you, change your password now');
  expect(text).toContain(`${publicUrl}/settings?tab=security`);
});

test.each([
  ['de', 'en', 'lang="de" dir="ltr"'],
  ['ar', 'en', 'lang="ar" dir="rtl"'],
  ['en', 'ar', 'lang="en" dir="ltr"'],
  [null, 'ar', 'lang="ar" dir="rtl"'],
  ['of a later version', 'pl', 'lang="pl" dir="ltr"'],
] as const)(
  'an account with the language %p of an installation in %s reads its mail with %s',
  (language, defaultLanguage, attributes) => {
    const { html } = passwordReset(siteIn(defaultLanguage), { ...ann, language }, publicUrl);
    expect(html).toContain(`<html ${attributes}>`);
  },
);

test('a brand signs the mail with its name and colours the link, without a picture', () => {
  const branded = siteIn('en', { name: '<b>Ann</b>\r\nBcc: x', accent: '#7c3aed' });
  const { subject, text, html } = passwordReset(branded, ann, publicUrl);
  expect(subject).toMatch(/^<b>Ann<\/b> Bcc: x: \S/);
  expect(text).toEndWith('\n\n<b>Ann</b> Bcc: x\n');
  expect(html).toContain('<bdi>&lt;b&gt;Ann&lt;/b&gt; Bcc: x</bdi>');
  expect(html).toContain(`<a href="${publicUrl}" style="color:#`);
  expect(html).not.toMatch(/<img|<b>|url\(/);
});

test('without a brand a mail names no product and has no colour', () => {
  const { subject, text, html } = passwordReset(site, ann, publicUrl);
  expect(`${subject} ${text}`).not.toContain('Perch');
  expect(html).toContain(`<a href="${publicUrl}">`);
});
