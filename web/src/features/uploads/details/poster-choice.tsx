import { Button } from '@mantine/core';
import { IconPhoto, IconPhotoX } from '@tabler/icons-react';
import type { RefObject } from 'react';

import { m } from '../../../language/messages.ts';
import { toastError } from '../../../ui/feedback/toast.tsx';
import { useUploadChange } from './use-upload-change.ts';

import classes from './poster-choice.module.css';

interface PosterChoiceProps {
  id: string;
  film: RefObject<HTMLVideoElement | null>;
}

/** Makes what a video shows at the moment its picture in lists and link previews. */
export function PosterChoice({ id, film }: PosterChoiceProps) {
  const { poster } = m.fileDetails;
  const { mutate, isPending } = useUploadChange(id, {
    done: poster.done,
    failed: poster.failed,
    onDone: () => {},
    onRefused: (problems) => toastError(Object.values(problems).join(' '), poster.failed),
  });
  return (
    <div className={classes.choice}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isPending}
        leftSection={<IconPhoto size="1rem" aria-hidden="true" />}
        onClick={() => mutate({ posterAt: film.current?.currentTime ?? null })}
      >
        {poster.use}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isPending}
        leftSection={<IconPhotoX size="1rem" aria-hidden="true" />}
        onClick={() => mutate({ posterAt: null })}
      >
        {poster.automatic}
      </Button>
    </div>
  );
}
