import type { ServerMessages } from '@perch/messages/catalogue';

// The first match counts: most user agents also name the browsers below them.
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgi?A?(OS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a passkey is called whose owner has not named it: `Firefox on Linux`. */
export function passkeyName(m: ServerMessages, userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return m.passkeys.browserOnSystem({ browser, system });
  return browser ?? system ?? m.passkeys.unnamed;
}
