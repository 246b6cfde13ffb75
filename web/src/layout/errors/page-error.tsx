import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodConfuzed } from '@tabler/icons-react';
import { useLocation } from 'react-router';

import { m } from '../../language/messages.ts';
import { ChunkLoadError } from '../../lib/lazy.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { sectionName } from '../navigation.ts';
import type { FallbackProps } from './error-boundary.tsx';

import classes from './page-error.module.css';

function textsOf(isMissing: boolean): { title: string; text: string } {
  const { missingPage, missingPageText, brokenPage, brokenPageText } = m.layout.errors;
  return isMissing
    ? { title: missingPage, text: missingPageText }
    : { title: brokenPage, text: brokenPageText };
}

/** Shown instead of a page that failed; the menu stays visible. */
export function PageError({ error, ...actions }: FallbackProps) {
  const section = sectionName(useLocation().pathname);
  const isMissing = error instanceof ChunkLoadError;
  const { title, text } = textsOf(isMissing);
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
  const { title, text } = textsOf(error instanceof ChunkLoadError);
  return (
    <AuthLayout title={title} lead={text}>
      <Actions {...actions} />
    </AuthLayout>
  );
}

function Actions({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.actions}>
      <Button onClick={onRetry}>{m.general.tryAgain}</Button>
      <Button variant="default" onClick={() => window.location.reload()}>
        {m.layout.errors.reload}
      </Button>
    </div>
  );
}
