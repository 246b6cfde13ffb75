import { m } from '../../../language/messages.ts';

// The first match counts: most user agents also name the browsers below them.
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgi?A?(OS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
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

/** `Firefox on Linux`; for an unknown program the first word of its user agent. */
export function deviceName(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return m.security.sessions.browserOnSystem({ browser, system });
  return (
    browser ?? system ?? (/^[^\s/(]+/.exec(userAgent)?.[0] || m.security.sessions.unknownDevice)
  );
}

/** Whether the user agent is of a phone or tablet. */
export function isHandheld(userAgent: string): boolean {
  return /\b(iPhone|iPad|Android|Mobile)\b/.test(userAgent);
}
