import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { errorMessage } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  icon?: ReactNode;
  /** Before the error's message. */
  children?: ReactNode;
}

/** In place of data that could not be loaded: the reason, and a button that loads it again. */
export function LoadError(props: LoadErrorProps) {
  const { title, error, onRetry, icon = <IconCloudOff />, children } = props;
  return (
    <Notice
      icon={icon}
      title={title}
      action={<Button onClick={onRetry}>{m.general.tryAgain}</Button>}
    >
      {children}
      {errorMessage(error)}
    </Notice>
  );
}
