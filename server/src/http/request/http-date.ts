const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const time = '(?<hour>\\d\\d):(?<minute>\\d\\d):(?<second>\\d\\d)';
const patterns = [
  // Sun, 06 Nov 1994 08:49:37 GMT
  new RegExp(`^[A-Z][a-z]{2}, (?<day>\\d\\d) (?<month>[A-Z][a-z]{2}) (?<year>\\d{4}) ${time} GMT$`),
  // Sunday, 06-Nov-94 08:49:37 GMT
  new RegExp(
    `^[A-Z][a-z]{5,8}, (?<day>\\d\\d)-(?<month>[A-Z][a-z]{2})-(?<year>\\d\\d) ${time} GMT$`,
  ),
  // Sun Nov  6 08:49:37 1994
  new RegExp(`^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \\d]\\d) ${time} (?<year>\\d{4})$`),
];

/**
 * Parses the three date formats of HTTP (RFC 9110 §5.6.7) to milliseconds since 1970; undefined for any
 * other text, including what `Date.parse` would accept.
 */
export function parseHttpDate(text: string): number | undefined {
  for (const pattern of patterns) {
    const { groups } = pattern.exec(text) ?? {};
    if (groups) return momentOf(groups);
  }
  return undefined;
}

function momentOf(parts: Record<string, string>): number | undefined {
  const month = months.indexOf(parts['month'] ?? '');
  const [day, hour, minute, second] = ['day', 'hour', 'minute', 'second'].map((name) =>
    Number(parts[name]),
  );
  if (day === undefined || hour === undefined || minute === undefined || second === undefined) {
    return undefined;
  }
  if (month < 0 || hour > 23 || minute > 59 || second > 60) return undefined;
  const date = new Date(Date.UTC(fullYear(parts['year'] ?? ''), month, day, hour, minute, second));
  // Date.UTC rolls 31 February over into March.
  return second === 60 || date.getUTCDate() === day ? date.getTime() : undefined;
}

/** A two-digit year is the latest such year at most 50 years ahead (RFC 9110 §5.6.7). */
function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  const now = new Date().getUTCFullYear();
  const year = now - (now % 100) + Number(digits);
  return year > now + 50 ? year - 100 : year;
}
