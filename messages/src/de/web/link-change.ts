import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

export const linkChange: typeof source = {
  title: 'Link',
  raw: 'Direkte Adresse',
  view: 'Seite',
  shared: 'wird geteilt',
  change: 'Link ändern',
  saved: 'Link geändert.',
  notSaved: 'Der Link wurde nicht geändert',
  kind: {
    label: 'Adresse zum Teilen',
    raw: 'Direkt die Datei',
    view: 'Eine Seite, die die Datei zeigt',
  },
  expiry: {
    label: 'Endet',
    kept: ({ date }) => `Am ${date}`,
    never: 'Nie',
    hour: 'In einer Stunde',
    day: 'In einem Tag',
    week: 'In 7 Tagen',
    month: 'In 30 Tagen',
    custom: 'Zu einer gewählten Zeit',
    time: 'Endet am',
    past: 'Wähle eine Zeit, die noch kommt.',
  },
  downloads: {
    label: 'Verbleibende Downloads',
    hint: 'Leer: beliebig viele.',
    any: 'Beliebig viele',
    custom: 'Eine gewählte Zahl',
    count: 'Anzahl der Downloads',
    invalid: ({ max }) => `Gib eine ganze Zahl von 1 bis ${number(max)} ein.`,
  },
  burn: 'Datei nach einem Download löschen',
  password: {
    label: 'Passwort',
    none: 'Keines',
    kept: 'Bleibt, wie es ist',
    set: 'Ein neues setzen',
    remove: 'Entfernen',
    text: 'Neues Passwort des Links',
    missing: 'Gib ein Passwort ein.',
  },
  slug: {
    label: 'Name des Links',
    hint: ({ days }) => `Der bisherige funktioniert noch ${days} Tage lang.`,
    invalid:
      'Beginne mit einem Buchstaben oder einer Ziffer, danach Buchstaben A–Z, Ziffern, Punkte, Binde- und Unterstriche; höchstens 64.',
  },
  rename: {
    action: 'Umbenennen',
    label: 'Name der Datei',
    hint: 'Der Link bleibt, wie er ist.',
    missing: 'Gib einen Namen ein.',
    done: 'Datei umbenannt.',
  },
  replace: {
    action: 'Datei ersetzen',
    progress: 'Die neue Datei wird gesendet',
    done: 'Datei ersetzt. Ihr Link ist derselbe.',
    failed: 'Die Datei wurde nicht ersetzt',
    otherType: 'Durch eine Datei anderen Typs ersetzen?',
    otherTypeText: ({ name }) =>
      `„${isolate(name)}“ ist von anderem Typ als die Datei hinter diesem Link. Der Link behält seine Endung.`,
    confirm: 'Ersetzen',
  },
};
