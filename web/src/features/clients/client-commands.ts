import type { WebMessages } from '@perch/messages/catalogue';
import { IconCopy, IconDownload } from '@tabler/icons-react';

import { ApiError, errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';
import type { Command, CommandSource } from '../../layout/commands/command.ts';
import { copyText } from '../../ui/clipboard/copy-text.ts';
import { toastError, toastSuccess } from '../../ui/feedback/toast.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { fetchClientFile } from './client-file.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { shareXFileName } from './sharex-fallback.ts';

interface Client {
  id: keyof WebMessages['clients']['commands'];
  fetch: (domain?: string) => Promise<{ name: string; text: string }>;
}

const clients: readonly Client[] = [
  {
    id: 'sharex',
    fetch: async (domain) => {
      const config = await fetchShareXConfig(domain);
      return { name: shareXFileName(config), text: `${JSON.stringify(config, null, 2)}\n` };
    },
  },
  { id: 'ishare', fetch: (domain) => fetchClientFile('ishare', domain) },
  { id: 'shell', fetch: (domain) => fetchClientFile('shell', domain) },
  { id: 'curl', fetch: (domain) => fetchClientFile('curl', domain) },
];

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
  const texts = m.clients.commands[client.id];
  const target = domain && { domain: unicodeName(domain) };
  const shared: Pick<Command, 'group' | 'keywords' | 'isSearchOnly'> = {
    group: m.commands.groups.clients,
    keywords: `${client.id} ${m.clients.commandKeywords} ${domain ?? ''}`,
    isSearchOnly: client.id !== 'sharex' || domain !== undefined,
  };
  const id = `${client.id}-${domain ?? ''}`;
  return [
    {
      ...shared,
      id: `copy-${id}`,
      label: target ? texts.copyFor(target) : texts.copy,
      Icon: IconCopy,
      run: () => void copyConfig(client, domain),
    },
    {
      ...shared,
      id: `download-${id}`,
      label: target ? texts.downloadFor(target) : texts.download,
      Icon: IconDownload,
      run: () => void downloadConfig(client, domain),
    },
  ];
}

async function copyConfig(client: Client, domain: string | undefined): Promise<void> {
  try {
    const { text } = await client.fetch(domain);
    if (await copyText(text)) toastSuccess(m.clients.commands[client.id].copied);
    else toastError(m.clients.notCopied);
  } catch (failure) {
    showFailure(failure, m.clients.notCopied);
  }
}

async function downloadConfig(client: Client, domain: string | undefined): Promise<void> {
  try {
    const { name, text } = await client.fetch(domain);
    saveFile(name, text);
    toastSuccess(m.clients.commands[client.id].downloaded);
  } catch (failure) {
    showFailure(failure, m.clients.notDownloaded);
  }
}

function showFailure(failure: unknown, title: string): void {
  // The expired session shows its own toast.
  if (failure instanceof ApiError && failure.status === 401) return;
  toastError(errorMessage(failure), title);
}
