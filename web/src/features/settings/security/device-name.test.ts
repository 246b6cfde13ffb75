import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { deviceName, isHandheld } from './device-name.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('settings');

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test.each([
  [chrome, 'Chrome on Windows'],
  [`${chrome} Edg/142.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [iPhone, 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['curl/8.14.1', 'curl'],
  ['Bun/1.4.5', 'Bun'],
  ['', 'Unknown device'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('phones and tablets are told from computers', () => {
  expect([iPhone, chrome].map(isHandheld)).toEqual([true, false]);
});
