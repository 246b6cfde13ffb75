import { IconCopy, IconDownload } from '@tabler/icons-react';

import { ApiError, errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { unicodeName } from '../../format/punycode.ts';
import type { Command, CommandSource } from '../../layout/commands/command.ts';
import { copyText } from '../../ui/clipboard/copy-text.ts';
import { toastError, toastSuccess } from '../../ui/feedback/toast.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { fetchClientFile } from './client-file.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { shareXFileName } from './sharex-fallback.ts';

interface Client {
  id: string;
  name: string;
  copied: string;
  downloaded: string;
  fetch: (domain?: string) => Promise<{ name: string; text: string }>;
}

const clients: readonly Client[] = [
  {
    id: 'sharex',
    name: 'ShareX config',
    copied: 'ShareX configuration copied to clipboard!',
    downloaded: 'ShareX configuration downloaded!',
    fetch: async (domain) => {
      const config = await fetchShareXConfig(domain);
      return { name: shareXFileName(config), text: `${JSON.stringify(config, null, 2)}\n` };
    },
  },
  scriptOf('ishare', 'ishare config'),
  scriptOf('shell', 'screenshot script'),
  scriptOf('curl', 'curl script'),
];

function scriptOf(id: string, name: string): Client {
  const fetch = (domain?: string) => fetchClientFile(id, domain);
  const sentence = name[0]?.toUpperCase() + name.slice(1);
  return {
    id,
    name,
    copied: `${sentence} copied to clipboard!`,
    downloaded: `${sentence} downloaded!`,
    fetch,
  };
}

/** Commands for each client's file, for the default link and each approved domain. */
export const clientCommands: CommandSource = () => ({
  queryKey: ['domains', 'commands'],
  queryFn: async ({ signal }) => {
    const { data } = await parseResponse(api.domains.my.$get({}, { init: { signal } }));
    const approved = data.domains.filter(({ status }) => status === 'approved');
    const targets = [undefined, ...approved.map(({ domain }) => domain)];
    return targets.flatMap((domain) => clients.flatMap((client) => commandsOf(client, domain)));
  },
});

function commandsOf(client: Client, domain: string | undefined): Command[] {
  const target = domain ? ` for ${unicodeName(domain)}` : '';
  const shared = {
    group: 'Clients',
    words: `${client.id} configuration ${domain ?? ''}`,
    isMinor: client.id !== 'sharex' || domain !== undefined,
  };
  const id = `${client.id}-${domain ?? ''}`;
  return [
    {
      ...shared,
      id: `copy-${id}`,
      label: `Copy ${client.name}${target}`,
      Icon: IconCopy,
      run: () => void copyConfig(client, domain),
    },
    {
      ...shared,
      id: `download-${id}`,
      label: `Download ${client.name}${target}`,
      Icon: IconDownload,
      run: () => void downloadConfig(client, domain),
    },
  ];
}

async function copyConfig(client: Client, domain: string | undefined): Promise<void> {
  try {
    const { text } = await client.fetch(domain);
    if (await copyText(text)) toastSuccess(client.copied);
    else toastError('Failed to copy config');
  } catch (failure) {
    showFailure(failure, 'Failed to copy config');
  }
}

async function downloadConfig(client: Client, domain: string | undefined): Promise<void> {
  try {
    const { name, text } = await client.fetch(domain);
    saveFile(name, text);
    toastSuccess(client.downloaded);
  } catch (failure) {
    showFailure(failure, 'Failed to download config');
  }
}

function showFailure(failure: unknown, title: string): void {
  // The expired session shows its own toast.
  if (failure instanceof ApiError && failure.status === 401) return;
  toastError(errorMessage(failure), title);
}
