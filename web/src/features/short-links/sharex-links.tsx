import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { fetchLinkClientFile } from '../../api/tokens/client-files.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';

import classes from './sharex-links.module.css';

/** ShareX as a client that shortens addresses. */
export function ShareXLinks() {
  const texts = m.clients.shareXLinks;
  const download = useMutation({
    mutationFn: fetchLinkClientFile,
    onSuccess: ({ name, text }) => {
      saveFile(name, text);
      toastSuccess(m.clients.shareXLinks.downloaded);
    },
  });
  return (
    <Panel title={texts.title}>
      <div className={classes.content}>
        <p className={classes.text}>{texts.text}</p>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {texts.download}
        </Button>
      </div>
    </Panel>
  );
}
