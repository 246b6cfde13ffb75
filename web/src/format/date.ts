const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `21.11.2026` */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** `21.11.2026, 09:05` */
export function formatDateTime(iso: string): string {
  return dayAndTime.format(new Date(iso));
}
