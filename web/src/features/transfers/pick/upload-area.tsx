import { IconCloudUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { uploadFiles } from '../queue/upload-files.ts';

import classes from './upload-area.module.css';

function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  void uploadFiles([...(currentTarget.files ?? [])]);
  // So that choosing the same file again fires `change`.
  currentTarget.value = '';
}

/** Opens the file picker; dropped files are handled by the whole page. */
export function UploadArea() {
  const { data: settings } = useQuery(settingsQuery);
  const { drop, browse, limit, anyType, more } = m.uploads.pick;
  return (
    <label className={classes.card}>
      <input className={classes.input} type="file" multiple onChange={takeFiles} />
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
        {settings ? limit({ maxBytes: settings.maxFileBytes }) : anyType}
        <span className={classes.pointer}>{more}</span>
      </span>
    </label>
  );
}
