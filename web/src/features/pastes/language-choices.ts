import {
  type PasteLanguageName,
  pasteLanguageNames,
  pasteLanguages,
} from '@perch/contract/uploads/paste-languages';

import { m } from '../../language/messages.ts';

export const labelOf = (name: PasteLanguageName) =>
  name === 'plain' ? m.newPaste.plain : pasteLanguages[name].label;

/** All languages for a list of choices. */
export const languageChoices = () =>
  pasteLanguageNames.map((value) => ({ value, label: labelOf(value) }));
