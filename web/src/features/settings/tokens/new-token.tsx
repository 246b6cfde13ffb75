import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { fetchTokenClientFile } from '../../../api/tokens/client-files.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { Field } from '../../../ui/form/field.tsx';
import { saveFile } from '../../../ui/save-file.ts';

import classes from './tokens.module.css';

const clients = [
  { id: 'sharex', name: 'ShareX' },
  { id: 'ishare', name: 'ishare' },
  { id: 'shell', name: 'Shell' },
  { id: 'curl', name: 'curl' },
] as const;

interface NewTokenProps {
  secret: string;
  /** Whether programs can upload with it. */
  canUpload: boolean;
  /** Whether programs can make short links with it. */
  canShorten: boolean;
  onDone: () => void;
}

/** A token that was just made, with the files of upload clients that have it. */
export function NewToken({ secret, canUpload, canShorten, onDone }: NewTokenProps) {
  const texts = m.tokens;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const Icon = isCopied ? IconCheck : IconCopy;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={classes.made}>
      <h3 className={classes.madeTitle} ref={title} tabIndex={-1}>
        {texts.made}
      </h3>
      <p className={classes.hint}>{texts.madeLead}</p>
      <Field
        label={texts.secret}
        value={secret}
        readOnly
        // Browsers must not offer to keep it.
        autoComplete="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button
          leftSection={<Icon size="1rem" aria-hidden="true" />}
          onClick={() => void copy(secret)}
        >
          {texts.copy}
        </Button>
        {canUpload &&
          clients.map((client) => <ClientFile key={client.id} secret={secret} {...client} />)}
        {canShorten && (
          <ClientFile secret={secret} id="sharex-links" name={m.clients.shareXLinks.name} />
        )}
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

function ClientFile({ secret, id, name }: { secret: string; id: string; name: string }) {
  const download = useMutation({
    mutationFn: () => fetchTokenClientFile(id, secret),
    onSuccess: (file) => saveFile(file.name, file.text),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1rem" aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {m.tokens.file({ client: name })}
    </Button>
  );
}
