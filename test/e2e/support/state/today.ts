const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

/** The date of `begin` or of now, as pages show it: midnight may lie in between. */
export function todaySince(begin: Date): RegExp {
  const dates = [begin, new Date()].map((day) =>
    format.format(day).replaceAll('.', String.raw`\.`),
  );
  return new RegExp(dates.join('|'));
}
