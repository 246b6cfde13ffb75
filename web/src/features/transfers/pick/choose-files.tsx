import { IconCloudUpload, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { uploadFiles } from '../queue/upload-files.ts';

import classes from './choose-files.module.css';

/** Of the one file input of the page: the area of an empty list is another label of it. */
const inputId = 'choose-files';

function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  void uploadFiles([...(currentTarget.files ?? [])]);
  // So that choosing the same file again fires `change`.
  currentTarget.value = '';
}

/** Opens the file picker; dropped files are handled by the whole page. */
export function ChooseFilesButton() {
  const limit = useLimit();
  const { drop, browse, button } = m.uploads.pick;
  return (
    <label className={classes.button} data-tooltip={limit}>
      <input id={inputId} className={classes.input} type="file" multiple onChange={takeFiles} />
      <IconUpload size="1.125rem" aria-hidden="true" />
      <span className={classes.label}>{button}</span>
      <span className={classes.spoken}>
        {drop({ browse })}. {limit}
      </span>
    </label>
  );
}

/** A large label of the button, where there are no files yet. */
export function DropArea() {
  const limit = useLimit();
  const { drop, browse } = m.uploads.pick;
  return (
    <label className={classes.card} htmlFor={inputId}>
      <span className={classes.icon}>
        <IconCloudUpload size="1.75rem" stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.title}>
        <span className={classes.pointer}>
          {rich((at) => drop({ browse: at('browse') }), {
            browse: <span className={classes.browse}>{browse}</span>,
          })}
        </span>
        <span className={`${classes.touch} ${classes.browse}`}>{browse}</span>
      </span>
      <span className={classes.hint}>
        {limit}
        <span className={classes.pointer}>{m.uploads.pick.more}</span>
      </span>
    </label>
  );
}

function useLimit(): string {
  const { data: settings } = useQuery(settingsQuery);
  const { limit, anyType } = m.uploads.pick;
  return settings ? limit({ maxBytes: settings.maxFileBytes }) : anyType;
}
