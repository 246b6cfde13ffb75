import { formatLength } from '@perch/contract/text/length';
import type { Upload } from '@perch/contract/uploads';
import { type ReactNode, Suspense } from 'react';

import { formatDateTime } from '../../../format/date.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { CopyValueButton } from '../../../ui/clipboard/copy-value-button.tsx';

import classes from './upload-facts.module.css';

const ReceivedFacts = lazy(
  withMessages('sharing', async () => ({
    default: (await import('../received/received-facts.tsx')).ReceivedFacts,
  })),
);

export function UploadFacts({ upload }: { upload: Upload }) {
  const { facts } = m.fileDetails;
  const { thisServer } = m.uploads.details;
  const { width, height, duration, pages, camera } = upload;
  return (
    <section aria-labelledby="upload-properties">
      <h3 className={classes.title} id="upload-properties">
        {m.fileDetails.properties}
      </h3>
      <dl className={classes.facts}>
        <Fact name={facts.size}>
          {formatBytes(upload.size)}
          {upload.size >= 1024 && (
            <span className={classes.exact}>
              {' '}
              {m.fileDetails.exactSize({ bytes: upload.size })}
            </span>
          )}
        </Fact>
        <Fact name={facts.mimeType}>{upload.mimeType}</Fact>
        {width !== null && height !== null && (
          <Fact name={facts.pixels}>
            <bdi dir="ltr">
              {formatNumber(width)} × {formatNumber(height)}
            </bdi>
          </Fact>
        )}
        {duration !== null && <Fact name={facts.duration}>{formatLength(duration)}</Fact>}
        {pages !== null && <Fact name={facts.pages}>{formatNumber(pages)}</Fact>}
        {camera !== null && <Fact name={facts.camera}>{camera}</Fact>}
        <Fact name={facts.uploaded}>
          <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
        </Fact>
        <Fact name={m.uploads.details.facts.domain}>{upload.domain ?? thisServer}</Fact>
        <Fact name={facts.views}>{formatNumber(upload.views)}</Fact>
        <Fact name={facts.downloads}>{formatNumber(upload.downloads)}</Fact>
        <Suspense>{upload.receivedFrom && <ReceivedFacts upload={upload} />}</Suspense>
        <div className={classes.wide}>
          <dt>{facts.sha256}</dt>
          <dd className={classes.hash}>
            <code>{upload.sha256}</code>
            <CopyValueButton label={facts.sha256} text={upload.sha256} />
          </dd>
        </div>
      </dl>
    </section>
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
