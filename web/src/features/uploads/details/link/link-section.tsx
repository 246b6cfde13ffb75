import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconMessage2Check, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { CopyValueButton } from '../../../../ui/clipboard/copy-value-button.tsx';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { AlbumLock } from './album-lock.tsx';
import { LinkForm } from './link-form.tsx';

import classes from './link-section.module.css';

// As many as the list of the file's albums has.
const albumsShownMax = 20;

interface LinkSectionProps {
  upload: Upload;
  /** Shows how messengers show the link. */
  onCheck: () => void;
}

/** The two addresses of a file, how they end and are locked, and a form that changes it. */
export function LinkSection({ upload, onCheck }: LinkSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const texts = m.linkChange;
  return (
    <section aria-labelledby="upload-link">
      <div className={classes.head}>
        <h3 className={classes.title} id="upload-link">
          {texts.title}
        </h3>
        <LinkBadges upload={upload} />
      </div>
      <dl className={classes.addresses}>
        <Address label={texts.raw} url={upload.rawUrl} isShared={upload.link === 'raw'} />
        <Address label={texts.view} url={upload.viewUrl} isShared={upload.link === 'view'} />
      </dl>
      {upload.albums.slice(0, albumsShownMax).map((id) => (
        <AlbumLock key={id} id={id} />
      ))}
      {isOpen ? (
        <LinkForm upload={upload} onClose={() => setIsOpen(false)} />
      ) : (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconPencil size="1rem" aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {texts.change}
          </Button>
          <Button
            variant="default"
            leftSection={<IconMessage2Check size="1rem" aria-hidden="true" />}
            onClick={onCheck}
          >
            {texts.check}
          </Button>
        </div>
      )}
    </section>
  );
}

interface AddressProps {
  label: string;
  url: string;
  /** Whether it is the one that is copied and handed out. */
  isShared: boolean;
}

function Address({ label, url, isShared }: AddressProps) {
  return (
    <div className={classes.address}>
      <dt className={classes.label}>
        {label}
        {isShared && <span className={classes.shared}>{m.linkChange.shared}</span>}
      </dt>
      <dd className={classes.value}>
        <a className={classes.url} href={url} title={url} target="_blank" rel="noopener" dir="ltr">
          {url}
        </a>
        <CopyValueButton label={label} text={url} />
      </dd>
    </div>
  );
}
