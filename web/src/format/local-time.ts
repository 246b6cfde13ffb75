const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21T09:05` of an ISO 8601 time, in the browser's zone, as a field for times has it; empty without one. */
export function toLocalTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The ISO 8601 time, in UTC, of a field for times; empty without one. */
export function fromLocalTime(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The ISO 8601 time, in UTC, at which a day of the browser's zone, `2026-11-21`, or one later begins. */
export function startOfDay(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
