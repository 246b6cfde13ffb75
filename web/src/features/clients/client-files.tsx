import { Button } from '@mantine/core';
import {
  IconApple,
  IconBrandWindows,
  IconCode,
  IconDownload,
  IconTerminal2,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Panel } from '../../ui/panel.tsx';
import { downloadClientFile } from './client-file.ts';
import { useShareXDownload } from './use-sharex-download.ts';

import classes from './client-files.module.css';

interface Client {
  /** The server's id of the client. */
  id: string;
  name: string;
  system: string;
  text: string;
  picture: ReactNode;
}

const clients: readonly Client[] = [
  {
    id: 'ishare',
    name: 'ishare',
    system: 'macOS',
    text: 'Open the file with ishare to add Perch as an uploader for your screenshots.',
    picture: <IconApple stroke={1.5} />,
  },
  {
    id: 'shell',
    name: 'Screenshot script',
    system: 'Linux: Flameshot, Spectacle',
    text: 'Takes a screenshot, uploads it and puts the link into your clipboard. Bind it to a key.',
    picture: <IconTerminal2 stroke={1.5} />,
  },
  {
    id: 'curl',
    name: 'curl script',
    system: 'Any shell',
    text: 'Uploads the files that you name and prints their links, one a line.',
    picture: <IconCode stroke={1.5} />,
  },
];

/** A card for each upload client, with its configuration file. */
export function ClientFiles() {
  return (
    <Panel title="Upload Clients">
      <p className={classes.lead}>
        Each file is ready to use and holds your API token, so keep it to yourself.
      </p>
      <ul className={classes.clients}>
        <ShareX />
        {clients.map((client) => (
          <Script key={client.id} client={client} />
        ))}
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
      text="Double-click the file and answer Yes: screenshots then go straight to Perch."
      picture={<IconBrandWindows stroke={1.5} />}
    >
      <Button
        className={classes.action ?? ''}
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download ShareX Config
      </Button>
    </ClientCard>
  );
}

function Script({ client }: { client: Client }) {
  const download = useMutation({
    mutationFn: () => downloadClientFile(client.id),
    onSuccess: () => toastSuccess(`${client.name} downloaded!`),
  });
  return (
    <ClientCard {...client}>
      <Button
        className={`${classes.action} ${classes.secondary}`}
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download {client.name}
      </Button>
    </ClientCard>
  );
}

interface ClientCardProps extends Omit<Client, 'id'> {
  /** The download button. */
  children: ReactNode;
}

function ClientCard({ name, system, text, picture, children }: ClientCardProps) {
  return (
    <li className={classes.client}>
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden="true">
          {picture}
        </span>
        <div>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.system}>{system}</p>
        </div>
      </div>
      <p className={classes.text}>{text}</p>
      {children}
    </li>
  );
}
