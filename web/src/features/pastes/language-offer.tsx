import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';

import { m } from '../../language/messages.ts';
import { guessLanguage } from './guess-language.ts';
import { labelOf } from './language-choices.ts';
import { changePasteDraft, useNewPaste } from './paste-draft.ts';

import classes from './language-offer.module.css';

/** Offers the language that the text seems to have, until one was chosen. */
export function LanguageOffer() {
  const { draft } = useNewPaste();
  const { title, content, language } = useDeferredValue(draft);
  const guess = draft.language === '' ? guessLanguage(title, content) : undefined;
  if (language !== '' || guess === undefined || guess === 'plain') return null;
  const label = labelOf(guess);
  return (
    <div className={classes.offer}>
      <output>{m.newPaste.looksLike({ language: label })}</output>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => changePasteDraft({ language: guess })}
      >
        {m.newPaste.use({ language: label })}
      </Button>
    </div>
  );
}
