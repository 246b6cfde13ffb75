import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { reloadIfServed } from '../stale-page.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { toastFailure } from '../ui/toast.tsx';
import { SignPage } from './sign-page.tsx';

import classes from './sign-page.module.css';

const title = 'This page could not be loaded';
const text = 'Check your connection and try again.';

/** In place of a page inside the layout. */
export function NotLoaded() {
  return (
    <Panel>
      <Notice icon={<IconCloudOff />} title={title} action={<TryAgain />}>
        {text}
      </Notice>
    </Panel>
  );
}

/** As `NotLoaded`, where there is no layout around it. */
export function NotLoadedPage() {
  return (
    <SignPage title={title} lead={text}>
      <div className={classes.stack}>
        <TryAgain />
      </div>
    </SignPage>
  );
}

function TryAgain() {
  const reload = useMutation({
    mutationFn: () => reloadIfServed(),
    onSuccess: (isReloading) => {
      if (!isReloading) toastFailure('The server cannot be reached.');
    },
  });
  return (
    <Button loading={reload.isPending} onClick={() => reload.mutate()}>
      Try again
    </Button>
  );
}
