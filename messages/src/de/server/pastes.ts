import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('de');

export const pastes: typeof source = {
  content: 'content muss ein Text mit mindestens einem Zeichen sein.',
  halfCharacter:
    'content enthält ein halbes Zeichen (ein einzelnes Surrogat), das sich in UTF-8 nicht ausdrücken lässt.',
  tooLarge: ({ maxBytes }) => `Ein Textschnipsel darf bis zu ${bytes(maxBytes)} groß sein.`,
  language: ({ names }) => `language muss einer dieser Werte sein: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title muss aus 1 bis ${max} sichtbaren Zeichen bestehen.`,
  profile: 'profile muss die ID oder der Name eines deiner Profile sein.',
  previewTooLarge: ({ maxBytes }) => `Die Vorschau zeigt Markdown bis ${bytes(maxBytes)}.`,
};
