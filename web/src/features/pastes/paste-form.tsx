import { Button } from '@mantine/core';
import { pasteBytesMax, pasteTitleLengthMax } from '@perch/contract/uploads/limits';
import { isPasteLanguage } from '@perch/contract/uploads/paste-languages';
import { useDeferredValue, useState } from 'react';

import { m } from '../../language/messages.ts';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { NewUploadsPanel } from '../upload-options/new-uploads-panel.tsx';
import { languageChoices } from './language-choices.ts';
import { LanguageOffer } from './language-offer.tsx';
import { changePasteDraft, useNewPaste } from './paste-draft.ts';
import { PastePreview } from './paste-preview.tsx';
import { PasteText } from './paste-text.tsx';
import { measureText } from './text-size.ts';
import { useSendPaste } from './use-send-paste.ts';

import classes from './paste-form.module.css';

/** It may stand below the fold. */
const scrollTo = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' });

/** The fields of a paste. A failure is shown with them, and changes none. */
export function PasteForm() {
  const { draft } = useNewPaste();
  const { content, title, language } = draft;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const size = measureText(useDeferredValue(content));
  const isTooLarge = size.sizeBytes > pasteBytesMax;
  const { send, isSending, failure } = useSendPaste();
  const texts = m.newPaste;
  const hasPreview = language !== '' && language !== 'plain';
  const submit = () => {
    if (content !== '' && !isTooLarge && !isSending) send(draft);
  };
  return (
    <Form className={classes.form} isBusy={isSending} onSubmit={submit}>
      <div className={classes.about}>
        <Field
          size="sm"
          label={texts.name}
          description={texts.nameHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          dir="auto"
          maxLength={pasteTitleLengthMax}
          value={title}
          error={failure?.field === 'title'}
          onChange={({ currentTarget }) => changePasteDraft({ title: currentTarget.value })}
        />
        <SelectField
          size="sm"
          label={texts.language}
          data={languageChoices()}
          value={language || 'plain'}
          onChange={({ currentTarget: { value } }) => {
            if (isPasteLanguage(value)) changePasteDraft({ language: value });
          }}
        />
      </div>
      <LanguageOffer />
      {isPreviewed && hasPreview ? (
        <PastePreview content={content} language={language} />
      ) : (
        <PasteText
          isProse={!hasPreview || language === 'markdown'}
          problem={isTooLarge ? texts.tooLarge({ ...size, maxBytes: pasteBytesMax }) : undefined}
          onSend={submit}
        />
      )}
      <div className={classes.below}>
        <p className={classes.note}>{texts.size(size)}</p>
        {hasPreview && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={content === ''}
            onClick={() => setIsPreviewed(!isPreviewed)}
          >
            {isPreviewed ? texts.edit : texts.preview}
          </Button>
        )}
      </div>
      <NewUploadsPanel link="view" />
      {failure && (
        <p className={classes.failure} role="alert" ref={scrollTo}>
          <strong>{texts.failed}</strong> {failure.sentence}
        </p>
      )}
      <div className={classes.foot}>
        <p className={classes.note}>{texts.draft}</p>
        <SubmitButton isBusy={isSending} busyLabel={texts.uploading}>
          {texts.upload}
        </SubmitButton>
      </div>
    </Form>
  );
}
