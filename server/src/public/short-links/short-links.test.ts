import { expect, test } from 'bun:test';

import { isHumanClick } from './short-links.ts';

const address = 'http://localhost/to/a';
const as = (agent: string, headers: Record<string, string> = {}, method = 'GET') =>
  isHumanClick(new Request(address, { method, headers: { 'user-agent': agent, ...headers } }));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

test.each([
  firefox,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; CUBOT KINGKONG STAR) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/500.0]',
  'curl/8.14.1',
  'Wget/1.25.0',
  '',
])('a person clicks as %j', (agent) => {
  expect(as(agent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'WhatsApp/2',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Mastodon/4.4.0 (http.rb/5.3.1; +https://mastodon.example/)',
  'Synapse (bot; +https://github.com/matrix-org/synapse)',
  'SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
])('a program looks as %j', (agent) => {
  expect(as(agent)).toBe(false);
});

test('neither HEAD nor what a browser fetches ahead is a click', () => {
  expect(as(firefox, {}, 'HEAD')).toBe(false);
  expect(as(firefox, { 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(as(firefox, { purpose: 'prefetch' })).toBe(false);
  expect(as(firefox, { 'x-moz': 'prefetch' })).toBe(false);
  expect(as(firefox, {}, 'POST')).toBe(true);
});
