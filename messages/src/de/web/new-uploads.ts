import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('de');

export const newUploads: typeof source = {
  title: 'Neue Uploads',
  open: 'Optionen',
  close: 'Optionen ausblenden',
  reset: 'Optionen zurücksetzen',
  remembered:
    'Gilt für Uploads, die du von jetzt an beginnst. Dieses Gerät merkt es sich, außer dem Passwort und dem Namen des Links.',
  refused: 'Der Server hat diese Optionen abgelehnt',
  preset: ({ value }) => `Voreinstellung: ${value}`,
  after: {
    m: ({ count }) => plural(count, { one: 'nach # Minute', other: 'nach # Minuten' }),
    h: ({ count }) => plural(count, { one: 'nach # Stunde', other: 'nach # Stunden' }),
    d: ({ count }) => plural(count, { one: 'nach # Tag', other: 'nach # Tagen' }),
    w: ({ count }) => plural(count, { one: 'nach # Woche', other: 'nach # Wochen' }),
  },
  summary: {
    nothing: 'Links gelten, bis du die Datei löschst',
    ends: ({ when }) => `endet ${when}`,
    endsAt: ({ time }) => `endet am ${time}`,
    neverEnds: 'endet nie',
    downloads: ({ count }) => plural(count, { one: '# Download', other: '# Downloads' }),
    unlimited: 'beliebig viele Downloads',
    burn: 'ein Download, dann wird die Datei gelöscht',
    password: 'Passwort',
    raw: 'Link zur Datei selbst',
    view: 'Link zu einer Seite',
    slug: ({ slug }) => `Link mit dem Namen „${isolate(slug)}“`,
    album: ({ name }) => `in „${isolate(name)}“`,
    tags: ({ count }) => plural(count, { one: '# Tag', other: '# Tags' }),
  },
  expiry: {
    label: 'Link endet',
    never: 'nie',
    custom: 'zu einem Zeitpunkt deiner Wahl',
    time: 'Link endet am',
    past: 'Wähle einen Zeitpunkt in der Zukunft.',
  },
  downloads: {
    label: 'Downloads',
    unlimited: 'beliebig viele',
    limited: 'eine begrenzte Zahl',
    burn: 'einer, dann wird die Datei gelöscht',
    count: 'Zahl der Downloads',
    invalid: ({ max }) => `Gib eine ganze Zahl von 1 bis ${number(max)} ein.`,
  },
  link: {
    label: 'Der Link führt zu',
    raw: 'der Datei selbst',
    view: 'einer Seite, die die Datei zeigt',
  },
  password: {
    label: 'Passwort',
    hint: 'Bis diese Seite neu geladen wird. Besucher müssen es eingeben.',
    generate: 'Passwort erzeugen',
  },
  slug: {
    label: 'Name des Links',
    hint: 'Für den nächsten Upload einer einzelnen Datei.',
    invalid:
      'Am Anfang ein Buchstabe oder eine Ziffer, dann Buchstaben A–Z, Ziffern, Punkte, Binde- und Unterstriche; zusammen bis zu 64.',
  },
  album: { label: 'In das Album', none: 'keines' },
  defaults: {
    notLoaded: 'Deine Voreinstellungen konnten nicht geladen werden',
    lead: 'Was Links deiner neuen Uploads bekommen, wenn nichts anderes gewählt ist, auch die von ShareX und Skripten.',
    server: ({ value }) => `Wie dieser Server: ${value}`,
    save: 'Voreinstellungen speichern',
    saving: 'Wird gespeichert …',
    saved: 'Voreinstellungen für neue Uploads gespeichert',
  },
};
