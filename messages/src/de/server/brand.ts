import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('de');

export const brand: typeof source = {
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',

  termsRequired: ({ url }) =>
    `Die Nutzungsbedingungen haben sich geändert. Melde dich unter ${url} an und nimm sie an, um weiterzumachen.`,
  termsNotAccepted: ({ url }) =>
    `Zum Registrieren musst du die Nutzungsbedingungen annehmen: ${url}`,
  termsChanged:
    'Die Nutzungsbedingungen haben sich inzwischen geändert. Bitte lies sie noch einmal.',
  termsAccepted: 'Die Nutzungsbedingungen sind angenommen.',

  nameTooLong: ({ max }) => `Der Name darf bis zu ${number(max)} Zeichen lang sein.`,
  nameNotOneLine: 'Der Name muss eine Zeile ohne Steuerzeichen sein.',
  noColor: 'Eine Farbe ist # und sechs Hexadezimalziffern.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} hat ${number(ratio)}:1 auf dem dunklen Design; nötig sind ${number(needed)}:1, und ein Ton, der das hat, wäre eine andere Farbe.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} hat ${number(ratio)}:1 auf dem hellen Design; nötig sind ${number(needed)}:1, und ein Ton, der das hat, wäre eine andere Farbe.`,
  domainSaved: 'Die Seiten der Domain zeigen jetzt ihre Marke.',

  noLogo: 'Es gibt kein Logo.',
  logoSaved: 'Das Logo wird verwendet.',
  logoRemoved: 'Das Logo ist entfernt.',
  logoType: 'Das Logo muss ein PNG- oder WebP-Bild sein.',
  logoTooLarge: ({ maxBytes }) => `Das Logo darf bis zu ${bytes(maxBytes)} groß sein.`,
  logoEdges: ({ min, max }) =>
    `Das Logo muss zwischen ${number(min)} × ${number(min)} und ${number(max)} × ${number(max)} Pixel groß sein.`,
  logoDamaged: 'Dieses Bild ist unvollständig oder beschädigt.',
  logoHasMore:
    'Diese Datei ist mehr als ein Bild. Exportiere das Logo noch einmal und sende diese Datei.',
};
