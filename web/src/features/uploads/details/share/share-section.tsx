import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import {
  IconCheck,
  IconLink,
  IconMessage2Check,
  IconPencil,
  IconScan,
  IconShare,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';

import { m } from '../../../../language/messages.ts';
import { withMessages } from '../../../../language/with-messages.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { useCopy } from '../../../../ui/clipboard/use-copy.ts';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { AlbumLock } from '../link/album-lock.tsx';
import { LinkForm } from '../link/link-form.tsx';
import { EmbedCodes } from './embed-codes.tsx';
import { type SharedLink, sharedLinks, useSharedLink } from './shared-link.ts';

import classes from './share-section.module.css';

const QrCode = lazy(async () => ({
  default: (await import('../../../../ui/qr/qr-code.tsx')).QrCode,
}));

const LinkCheckDialog = lazy(
  withMessages('sharing', async () => ({
    default: (await import('../../../link-check/link-check-dialog.tsx')).LinkCheckDialog,
  })),
);

// As many as the list of the file's albums has.
const albumsShownMax = 20;

/** Everything about giving a file away: its link, who may open it, and the forms in which it is passed on. */
export function ShareSection({ upload }: { upload: Upload }) {
  const { link, choose } = useSharedLink(upload.link);
  const url = link === 'view' ? upload.viewUrl : upload.rawUrl;
  return (
    <section aria-labelledby="upload-share">
      <div className={classes.head}>
        <h3 className={classes.title} id="upload-share">
          {m.fileDetails.share.title}
        </h3>
        <LinkBadges upload={upload} />
      </div>
      <div className={classes.content}>
        <LinkChoice link={link} onChoose={choose} />
        <div className={classes.link}>
          <a
            className={classes.url}
            href={url}
            data-tooltip={url}
            target="_blank"
            rel="noopener"
            dir="ltr"
          >
            {url}
          </a>
          <CopyButton url={url} />
        </div>
        {upload.albums.slice(0, albumsShownMax).map((id) => (
          <AlbumLock key={id} id={id} />
        ))}
        <ShareActions upload={upload} url={url} />
        <EmbedCodes upload={upload} />
      </div>
    </section>
  );
}

interface LinkChoiceProps {
  link: SharedLink;
  onChoose: (link: SharedLink) => void;
}

function LinkChoice({ link, onChoose }: LinkChoiceProps) {
  const texts = m.fileDetails.share;
  const name = useId();
  return (
    <fieldset className={classes.choice} aria-label={texts.which}>
      {sharedLinks.map((each) => (
        <label key={each} className={classes.option}>
          <input type="radio" name={name} checked={each === link} onChange={() => onChoose(each)} />
          {texts.links[each]}
        </label>
      ))}
    </fieldset>
  );
}

function CopyButton({ url }: { url: string }) {
  const { isCopied, copy } = useCopy({
    copied: m.uploads.actions.urlCopied,
    failed: m.uploads.actions.urlNotCopied,
  });
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <Button
      className={classes.copy ?? ''}
      leftSection={<Icon size="1rem" aria-hidden="true" />}
      onClick={() => void copy(url)}
      data-autofocus
    >
      {m.uploads.details.copyUrl}
    </Button>
  );
}

type Opened = 'qr' | 'form' | undefined;

function ShareActions({ upload, url }: { upload: Upload; url: string }) {
  const texts = m.fileDetails.share;
  const [opened, setOpened] = useState<Opened>();
  const [isChecked, setIsChecked] = useState(false);
  const toggle = (which: Opened) => setOpened(opened === which ? undefined : which);
  const { originalName: title } = upload;
  return (
    <>
      <div className={classes.actions}>
        <Action icon={IconScan} isExpanded={opened === 'qr'} onClick={() => toggle('qr')}>
          {texts.qr}
        </Action>
        {'share' in navigator && (
          <Action
            icon={IconShare}
            // It is rejected where the user chooses nothing.
            onClick={() => void navigator.share({ title, url }).catch(() => {})}
          >
            {texts.system}
          </Action>
        )}
        <Action icon={IconMessage2Check} onClick={() => setIsChecked(true)}>
          {m.linkChange.check}
        </Action>
        <Action icon={IconPencil} isExpanded={opened === 'form'} onClick={() => toggle('form')}>
          {m.linkChange.change}
        </Action>
      </div>
      {opened === 'qr' && (
        <div className={classes.qr}>
          <Suspense>
            <QrCode text={url} label={texts.qrOf({ name: title })} />
          </Suspense>
        </div>
      )}
      <Suspense>
        {isChecked && (
          <LinkCheckDialog
            link={{ kind: 'upload', id: upload._id, name: title }}
            onClose={() => setIsChecked(false)}
          />
        )}
      </Suspense>
      {opened === 'form' && <LinkForm upload={upload} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface ActionProps {
  icon: typeof IconScan;
  isExpanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Action = ({ icon: Icon, isExpanded, onClick, children }: ActionProps) => (
  <Button
    variant="default"
    size="compact-sm"
    className={classes.action ?? ''}
    leftSection={<Icon size="1rem" aria-hidden="true" />}
    aria-expanded={isExpanded}
    onClick={onClick}
  >
    {children}
  </Button>
);
