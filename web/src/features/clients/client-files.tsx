import { Button } from '@mantine/core';
import {
  IconApple,
  IconBrandWindows,
  IconCode,
  IconDownload,
  IconLink,
  IconTerminal2,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { fetchLinkClientFile } from '../../api/tokens/client-files.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ClientCard } from './client-card.tsx';
import { downloadClientFile } from './client-file.ts';
import { CommandLineCard } from './command-line-card.tsx';
import { CopyShareXButton } from './sharex-buttons.tsx';
import { useShareXDownload } from './use-sharex-download.ts';

import classes from './client-files.module.css';

interface Client {
  /** The server's id of the client. */
  id: 'ishare' | 'shell' | 'curl';
  picture: ReactNode;
}

const clients: readonly Client[] = [
  { id: 'ishare', picture: <IconApple stroke={1.5} /> },
  { id: 'shell', picture: <IconTerminal2 stroke={1.5} /> },
  { id: 'curl', picture: <IconCode stroke={1.5} /> },
];

/** A card for each upload client, with its configuration file. */
export function ClientFiles() {
  return (
    <Panel title={m.clients.title}>
      <p className={classes.lead}>{m.clients.lead}</p>
      <ul className={classes.clients}>
        <ShareX />
        <ShareXLinks />
        {clients.map((client) => (
          <Script key={client.id} client={client} />
        ))}
        <CommandLineCard />
      </ul>
    </Panel>
  );
}

function ShareX() {
  const download = useShareXDownload();
  return (
    <ClientCard
      name="ShareX"
      system="Windows"
      text={m.clients.cards.sharex.text}
      picture={<IconBrandWindows stroke={1.5} />}
    >
      <Button
        className={classes.action ?? ''}
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {m.clients.shareX.download}
      </Button>
      <CopyShareXButton label={m.clients.shareX.copy} />
    </ClientCard>
  );
}

function ShareXLinks() {
  const texts = m.clients.shareXLinks;
  const download = useMutation({
    mutationFn: fetchLinkClientFile,
    onSuccess: ({ name, text }) => {
      saveFile(name, text);
      toastSuccess(m.clients.shareXLinks.downloaded);
    },
  });
  return (
    <ClientCard
      name={texts.name}
      system="Windows"
      text={texts.text}
      picture={<IconLink stroke={1.5} />}
    >
      <SecondaryDownload isBusy={download.isPending} onClick={() => download.mutate()}>
        {texts.download}
      </SecondaryDownload>
    </ClientCard>
  );
}

function Script({ client }: { client: Client }) {
  const texts = m.clients.cards[client.id];
  const download = useMutation({
    mutationFn: () => downloadClientFile(client.id),
    onSuccess: () => toastSuccess(texts.downloaded),
  });
  return (
    <ClientCard name={texts.name} system={texts.system} text={texts.text} picture={client.picture}>
      <SecondaryDownload isBusy={download.isPending} onClick={() => download.mutate()}>
        {texts.download}
      </SecondaryDownload>
    </ClientCard>
  );
}

interface SecondaryDownloadProps {
  isBusy: boolean;
  onClick: () => void;
  children: string;
}

function SecondaryDownload({ isBusy, onClick, children }: SecondaryDownloadProps) {
  return (
    <Button
      className={`${classes.action} ${classes.secondary}`}
      variant="default"
      leftSection={<IconDownload size="1rem" aria-hidden="true" />}
      loading={isBusy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
