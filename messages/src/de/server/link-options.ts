import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires muss eine Zeit wie 30m, 12h, 7d oder 4w sein, ein ISO-8601-Zeitpunkt mit Zeitzone oder never.',
    expiresTooSoon: 'expires muss mindestens eine Minute in der Zukunft liegen.',
    maxDownloads: 'maxDownloads muss eine ganze Zahl von 1 bis 1000000 sein oder none.',
    password: 'password muss 1 bis 256 Zeichen lang sein.',
    burn: 'burn muss true oder false sein.',
    burnOnce: 'burn erlaubt einen einzigen Download: Lass maxDownloads weg oder setze es auf 1.',
    slug: 'slug muss mit einem Buchstaben oder einer Ziffer beginnen und darf bis zu 64 Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche haben (A–Z, a–z, 0–9).',
    link: 'link muss raw oder view sein.',
    domain: 'domain muss der Name einer deiner Domains sein.',
    unknown: ({ name }) => `Eine Option ${isolate(name)} gibt es nicht.`,
    twice: ({ name }) => `${isolate(name)} wurde zweimal mit verschiedenen Werten angegeben.`,
    encoding: ({ name }) => `${isolate(name)} muss prozentkodiertes UTF-8 sein.`,
    queueFull:
      'Gerade werden zu viele Passwörter von Links geprüft. Bitte versuche es noch einmal.',
    expiresTooLate: ({ max }) => `expires darf höchstens ${isolate(max)} in der Zukunft liegen.`,
    late: ({ name }) => `${isolate(name)} muss im Formular vor dem Teil file stehen.`,
    typeRefused: ({ type }) => `Dateien vom Typ ${isolate(type)} werden hier nicht angenommen.`,
  },
  slugs: {
    force: 'force muss true oder false sein.',
    name: 'name muss ein sichtbarer Name sein.',
    typeDiffers: ({ given, kept }) =>
      `Diese Datei hat einen anderen Typ (${isolate(given)}) als die hinter dem Link (${isolate(kept)}). Sende force=true, um sie trotzdem zu ersetzen.`,
    tooMany:
      'Dieser Link hat zu viele frühere Namen, die noch funktionieren. Wähle einen davon wieder, oder warte, bis einer abgelaufen ist.',
    taken: ({ slug, suggestion }) =>
      `Der Name „${isolate(slug)}“ ist vergeben. „${isolate(suggestion)}“ ist frei.`,
  },
};
