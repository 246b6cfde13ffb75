import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('de');

export const brand: typeof source = {
  siteLinks: 'Über diese Seite',
  pages: { imprint: 'Impressum', privacy: 'Datenschutz', terms: 'Nutzungsbedingungen' },
  terms: {
    title: 'Die Nutzungsbedingungen haben sich geändert',
    lead: 'Bitte lies sie. Um weiterzumachen, nimm sie an; deine Links funktionieren in jedem Fall.',
    openAlone: 'Auf einer eigenen Seite öffnen',
    accept: 'Bedingungen annehmen',
    agree: ({ link }) => `Ich nehme die ${link} an`,
    linkText: 'Nutzungsbedingungen',
  },
  logo: {
    label: 'Logo',
    hint: ({ maxBytes, min, max }) =>
      `PNG oder WebP, bis zu ${bytes(maxBytes)}, ${number(min)} bis ${number(max)} Pixel breit und hoch.`,
    choose: 'Bild auswählen',
    replace: 'Logo ersetzen',
    remove: 'Logo entfernen',
    saved: 'Das Logo wird verwendet.',
    removed: 'Das Logo ist entfernt.',
  },
  domain: {
    hint: 'Ohne eigenen Namen und eigene Farbe sind die Seiten auf dieser Domain neutral.',
    name: 'Name auf ihren Seiten',
    accent: 'Akzentfarbe ihrer Seiten',
    saved: ({ domain }) => `Die Seiten auf ${isolate(domain)} zeigen jetzt ihre Marke.`,
  },
};
