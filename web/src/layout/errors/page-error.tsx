import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodConfuzed } from '@tabler/icons-react';
import { useLocation } from 'react-router';

import { ChunkLoadError } from '../../app/lazy.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { sectionName } from '../navigation.ts';
import type { FallbackProps } from './error-boundary.tsx';

import classes from './page-error.module.css';

const missing = {
  title: 'This page could not be loaded',
  text: 'A part of it did not arrive. Check your connection and try again. If Perch has been updated, reload.',
};
const broken = {
  title: 'Something went wrong on this page',
  text: 'What you have stored is not affected. Try again, or reload if that does not help.',
};

/** Shown in place of a page that failed; the menu stays around it. */
export function PageError({ error, ...actions }: FallbackProps) {
  const section = sectionName(useLocation().pathname);
  const isMissing = error instanceof ChunkLoadError;
  const { title, text } = isMissing ? missing : broken;
  return (
    <div role="alert">
      <PageTitle parts={[title, section]} />
      <Panel>
        <Notice
          icon={isMissing ? <IconCloudOff /> : <IconMoodConfuzed />}
          title={title}
          action={<Actions {...actions} />}
        >
          {text}
        </Notice>
      </Panel>
    </div>
  );
}

/** As `PageError`, where there is no menu. */
export function FullPageError({ error, ...actions }: FallbackProps) {
  const { title, text } = error instanceof ChunkLoadError ? missing : broken;
  return (
    <AuthLayout title={title} lead={text}>
      <Actions {...actions} />
    </AuthLayout>
  );
}

function Actions({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.actions}>
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="default" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
