import { Button } from '@mantine/core';
import type { FileRequest } from '@perch/contract/requests/requests';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { LazyQrCode } from './lazy-qr-code.tsx';

import dialog from '../../ui/dialogs/dialog-form.module.css';
import classes from './request-address.module.css';

interface RequestAddressProps {
  request: FileRequest;
  onDone: () => void;
}

/** The address that senders need, as text and as a QR code. */
export function RequestAddress({ request: { url }, onDone }: RequestAddressProps) {
  const { made, copy: copyLabel, copied, copyFailed } = m.fileRequests;
  const { isCopied, copy } = useCopy({ copied, failed: copyFailed });
  const Icon = isCopied ? IconCheck : IconCopy;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={classes.made}>
      <p className={classes.lead}>{made.lead}</p>
      <p className={classes.address}>
        <span className={classes.spoken}>{made.address}</span>
        <code dir="ltr">{url}</code>
      </p>
      <LazyQrCode text={url} label={made.qr} />
      <div className={dialog.actions}>
        <Button
          ref={button}
          leftSection={<Icon size="1rem" aria-hidden="true" />}
          onClick={() => void copy(url)}
        >
          {copyLabel}
        </Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size="1rem" aria-hidden="true" />}
        >
          {made.open}
        </Button>
        <Button variant="default" onClick={onDone}>
          {made.done}
        </Button>
      </div>
    </div>
  );
}
