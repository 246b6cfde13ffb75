import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('de');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} ist durch ${isolate(variable)} in der Umgebung festgelegt und kann hier nicht geändert werden.`,
  otherAddress:
    'In der App kann publicUrl nur die Adresse der Seite selbst werden. Der Befehl perch settings set publicUrl nimmt jede Adresse.',
  refused: {
    address: ({ name }) => `${name} erwartet eine http- oder https-Adresse ohne Pfad.`,
    choice: ({ name, choices }) => `${name} erwartet ${either(choices)}.`,
    switch: ({ name }) => `${name} erwartet on oder off.`,
    size: ({ name }) => `${name} erwartet eine Größe wie 500MB oder 20GB (MB = 1024² Byte).`,
    duration: ({ name, endless }) =>
      `${name} erwartet eine Zeit wie 30m, 12h, 7d oder 4w oder ${endless}.`,
    count: ({ name, min, max }) => `${name} erwartet eine ganze Zahl von ${min} bis ${max}.`,
    text: ({ name, max }) => `${name} erwartet 1 bis ${max} Zeichen in einer Zeile.`,
    types: ({ name }) =>
      `${name} erwartet Typen wie image/* oder application/pdf mit Kommas dazwischen.`,
    accent: ({ name }) =>
      `${name} erwartet eine Farbe wie #45b9e4, die im dunklen und im hellen Design lesbar ist.`,
    links: ({ name, max }) =>
      `${name} erwartet eine JSON-Liste von höchstens ${max} Links wie \`[{"label":"Status","url":"https://status.example.com"}]\`, jeder eine Adresse mit http, https oder mailto.`,
    page: ({ name, max }) => `${name} erwartet Markdown von höchstens ${bytes(max)}.`,
  },
};
