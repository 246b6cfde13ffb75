import { IconCheck, IconCopy, IconPrompt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ClientCard } from './client-card.tsx';

import classes from './command-line-card.module.css';

/** The commands of `perch` itself, for this installation. */
export function CommandLineCard() {
  const { data: settings } = useQuery(settingsQuery);
  const texts = m.clients.commandLine;
  const origin = settings?.publicUrl ?? window.location.origin;
  return (
    <ClientCard
      name={texts.name}
      system="Linux, macOS, Windows"
      text={texts.text}
      picture={<IconPrompt stroke={1.5} />}
    >
      <div className={classes.commands}>
        <CopiedCommand command={`perch login ${origin}`} label={texts.copyLogin} />
        <CopiedCommand command="perch up FILE" label={texts.copyUp} />
      </div>
    </ClientCard>
  );
}

function CopiedCommand({ command, label }: { command: string; label: string }) {
  const texts = m.clients.commandLine;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.command}>
      <code className={classes.code} dir="ltr">
        {command}
      </code>
      <IconButton
        label={label}
        icon={<Icon size="1.125rem" />}
        onClick={() => void copy(command)}
      />
    </div>
  );
}
