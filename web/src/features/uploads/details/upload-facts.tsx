import type { Upload } from '@perch/contract/uploads';
import type { ReactNode } from 'react';

import { formatDateTime } from '../../../format/date.ts';
import { CopyValueButton } from './copy-value-button.tsx';

import classes from './upload-facts.module.css';

export function UploadFacts({ upload }: { upload: Upload }) {
  return (
    <dl className={classes.facts}>
      <Fact name="Size">
        {upload.humanSize}
        {upload.size >= 1024 && <span className={classes.exact}> ({exact(upload.size)})</span>}
      </Fact>
      <Fact name="MIME type">{upload.mimeType}</Fact>
      <Fact name="Uploaded">
        <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
      </Fact>
      <Fact name="Domain">{upload.domain ?? 'This server'}</Fact>
      <Fact name="Views">{upload.views}</Fact>
      <Fact name="Downloads">{upload.downloads}</Fact>
      <div className={classes.wide}>
        <dt>SHA-256</dt>
        <dd className={classes.hash}>
          <code>{upload.sha256}</code>
          <CopyValueButton label="SHA-256" text={upload.sha256} />
        </dd>
      </div>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const digits = new Intl.NumberFormat('de-DE');
const exact = (bytes: number) => `${digits.format(bytes)} Bytes`;
