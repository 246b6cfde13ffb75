import { Button } from '@mantine/core';
import type { LinkKind } from '@perch/contract/uploads/option-schemas';
import { optionNames } from '@perch/contract/uploads/options';
import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';

import { albumQuery } from '../../api/albums/albums-queries.ts';
import { preferencesQuery } from '../../api/preferences-query.ts';
import { settingsQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useNow } from '../../ui/use-now.ts';
import { OptionFields, showsRefusal } from './fields/option-fields.tsx';
import { copiesLinks, setCopiesLinks } from './link-copying.ts';
import {
  chooseUploadOptions,
  onUploadChoice,
  type Refusal,
  uploadChoice,
  type UploadOptions,
} from './new-uploads.ts';
import { optionProblems, summarizeOptions } from './option-texts.ts';
import { maxExpiryMs, presetOf } from './preset.ts';

import classes from './new-uploads-panel.module.css';

interface NewUploadsPanelProps {
  /** Where links lead for which nothing is chosen; undefined: as the account has it. */
  link?: LinkKind;
  /** Shows the fields at once, in a panel of another. */
  isUnfolded?: boolean;
}

/** What links of new uploads get, in one line; the fields open below it. */
export function NewUploadsPanel({ link, isUnfolded = false }: NewUploadsPanelProps) {
  const id = useId();
  const { options, refusal } = useSyncExternalStore(onUploadChoice, uploadChoice);
  const { data: settings } = useQuery(settingsQuery);
  const { data: preferences } = useQuery(preferencesQuery);
  const { data: album } = useQuery({
    ...albumQuery(options.album ?? ''),
    enabled: options.album !== undefined,
  });
  const preset = { ...presetOf(settings, preferences?.defaults), ...(link && { link }) };
  const [isOpen, setIsOpen] = useState(isUnfolded);
  const [shownRefusal, setShownRefusal] = useState(refusal);
  if (refusal !== shownRefusal) {
    setShownRefusal(refusal);
    // It stays open while the fields are corrected.
    if (refusal) setIsOpen(true);
  }
  const { title, open, close, reset, refused, remembered } = m.newUploads;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const hasOptions = Object.keys(options).length > 0;
  return (
    // Within a dialog it is a part of the form: the page behind has the region of this name.
    <section
      className={isUnfolded ? undefined : classes.panel}
      aria-labelledby={link ? undefined : `${id}-title`}
    >
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <p className={classes.summary} data-has-options={hasOptions || undefined}>
          {summarizeOptions(options, preset, album?.name)}
        </p>
        {!isUnfolded && (
          <Button
            className={classes.toggle}
            variant="default"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            rightSection={<Chevron size="1rem" aria-hidden="true" />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? close : open}
          </Button>
        )}
      </div>
      <div id={`${id}-fields`} className={classes.fields} hidden={!isOpen}>
        {isOpen && (
          <>
            {refusal && !showsRefusal(refusal) && (
              <p className={classes.refusal} role="alert">
                <IconAlertTriangle size="1rem" aria-hidden="true" />
                <span>
                  <strong>{refused}</strong> {refusal.sentence}
                </span>
              </p>
            )}
            <NewUploadsFields
              options={options}
              preset={preset}
              refusal={refusal}
              maxMs={maxExpiryMs(settings)}
            />
            {/* The link of a paste is always copied. */}
            {!link && <CopyingChoice />}
            <div className={classes.foot}>
              <p className={classes.hint}>{remembered}</p>
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={!hasOptions}
                onClick={() => chooseUploadOptions({})}
              >
                {reset}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function CopyingChoice() {
  const [isChosen, setIsChosen] = useState(copiesLinks);
  return (
    <div className={classes.copying}>
      <Checkbox
        isChecked={isChosen}
        onChange={(isOn) => {
          setCopiesLinks(isOn);
          setIsChosen(isOn);
        }}
      >
        {m.newUploads.copying.label}
      </Checkbox>
    </div>
  );
}

interface NewUploadsFieldsProps {
  options: UploadOptions;
  preset: UploadOptions;
  refusal: Refusal | undefined;
  maxMs: number;
}

/** The fields of all options. A choice takes effect immediately. */
function NewUploadsFields({ refusal, ...props }: NewUploadsFieldsProps) {
  const { preset: presetLabel } = m.newUploads;
  const problems: UploadOptions = {
    ...(refusal && { [refusal.name]: refusal.sentence }),
    ...optionProblems(props.options, useNow()),
  };
  return (
    <div className={classes.grid}>
      <OptionFields
        {...props}
        names={optionNames}
        presetLabel={(value) => presetLabel({ value })}
        problems={problems}
        hasTime
        onChange={chooseUploadOptions}
      />
    </div>
  );
}
