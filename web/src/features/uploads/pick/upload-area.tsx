import { formatBytes } from '@perch/contract/size';
import { IconCloudUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';

import { settingsQuery } from '../../../api/queries.ts';
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
  return (
    <label className={classes.card}>
      <input className={classes.input} type="file" multiple onChange={takeFiles} />
      <span className={classes.icon}>
        <IconCloudUpload size="1.75rem" stroke={1.5} aria-hidden="true" />
      </span>
      <span className={classes.title}>
        <span className={classes.pointer}>Drop files here or </span>
        <span className={classes.browse}>click to browse</span>
      </span>
      <span className={classes.hint}>
        {settings ? `Max ${formatBytes(settings.maxFileBytes)} per file` : 'Any type of file'}
        <span className={classes.pointer}>. Folders and pasted images work too.</span>
      </span>
    </label>
  );
}
