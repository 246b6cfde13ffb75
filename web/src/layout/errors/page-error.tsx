import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodConfuzed } from '@tabler/icons-react';
import { useLocation } from 'react-router';

import { MissingPart } from '../../app/lazy.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SignPage } from '../auth-layout.tsx';
import { sectionName } from '../navigation.ts';
import type { InsteadProps } from './error-boundary.tsx';

import classes from './page-error.module.css';

const missing = {
  title: 'This page could not be loaded',
  text: 'A part of it did not arrive. Check your connection and try again. If Perch has been updated, reload.',
};
const broken = {
  title: 'Something went wrong on this page',
  text: 'What you have stored is not affected. Try again, or reload if that does not help.',
};

/** In place of a page that cannot be shown, with the menu still around it. */
export function PageFailure({ failure, ...actions }: InsteadProps) {
  const section = sectionName(useLocation().pathname);
  const isMissing = failure instanceof MissingPart;
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

/** As `PageFailure`, where there is no menu. */
export function WholePageFailure({ failure, ...actions }: InsteadProps) {
  const { title, text } = failure instanceof MissingPart ? missing : broken;
  return (
    <SignPage title={title} lead={text}>
      <Actions {...actions} />
    </SignPage>
  );
}

function Actions({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={classes.actions}>
      <Button onClick={onTryAgain}>Try again</Button>
      <Button variant="default" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
