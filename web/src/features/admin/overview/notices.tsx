import { Button } from '@mantine/core';
import type { UntrustedProxy } from '@perch/contract/settings/notices';
import type { Release } from '@perch/contract/settings/releases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { saveSettings } from '../../../api/admin/admin-settings.ts';
import { moveSetup } from '../../../api/admin/setup.ts';
import { m } from '../../../language/messages.ts';
import { setupPath } from '../../../layout/steps/setup-path.ts';
import { Panel } from '../../../ui/panel.tsx';
import { noticesQuery } from '../admin-queries.ts';

import classes from './notices.module.css';

/**
 * That the set-up is not finished, that a proxy is not trusted, that an update has left locations in photos, and that there is a
 * newer version: each only where it is so.
 */
export function Notices({ version }: { version: string }) {
  const { data: notices } = useQuery(noticesQuery);
  return (
    <>
      {notices?.isSetupOpen && <UnfinishedSetup />}
      {notices?.untrustedProxy && <UnknownProxy proxy={notices.untrustedProxy} />}
      {notices?.isStripUndecided && <UndecidedStrip />}
      {notices?.newer && <NewerVersion version={version} newer={notices.newer} />}
    </>
  );
}

function UnfinishedSetup() {
  const dismiss = useMutation({
    mutationFn: () => moveSetup(null),
    // The address of this page may have been open for the set-up only: then the server says so.
    onSuccess: () => window.location.reload(),
  });
  const texts = m.admin.overview;
  return (
    <Panel title={texts.setup}>
      <p className={classes.text}>{texts.setupText}</p>
      <div className={classes.actions}>
        <Button component={Link} to={setupPath}>
          {texts.setupGo}
        </Button>
        <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {m.general.dismiss}
        </Button>
      </div>
    </Panel>
  );
}

function UnknownProxy({ proxy: { address, setting } }: { proxy: UntrustedProxy }) {
  const texts = m.admin.overview;
  return (
    <Panel title={texts.proxy}>
      <p className={classes.text}>{texts.proxyText({ address })}</p>
      <p className={classes.setting}>
        <code dir="ltr">{setting}</code>
      </p>
      <p className={classes.text}>{texts.proxyPage}</p>
    </Panel>
  );
}

function UndecidedStrip() {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (stripMetadata: 'gps' | 'off') => saveSettings({ stripMetadata }),
    onSuccess: () => queries.invalidateQueries(noticesQuery),
  });
  const texts = m.admin.overview.strip;
  return (
    <Panel title={texts.title}>
      <p className={classes.text}>{texts.text}</p>
      <div className={classes.actions}>
        <Button loading={decide.isPending} onClick={() => decide.mutate('gps')}>
          {texts.on}
        </Button>
        <Button variant="default" disabled={decide.isPending} onClick={() => decide.mutate('off')}>
          {texts.off}
        </Button>
      </div>
    </Panel>
  );
}

function NewerVersion({ version, newer }: { version: string; newer: Release }) {
  const texts = m.admin.overview;
  return (
    <Panel title={texts.newer({ version: newer.version })}>
      <p className={classes.text}>{texts.installed({ version })}</p>
      <div className={classes.actions}>
        <Button
          component="a"
          href={newer.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
        >
          {texts.notes}
        </Button>
      </div>
    </Panel>
  );
}
