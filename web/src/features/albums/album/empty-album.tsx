import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { m } from '../../../language/messages.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** In place of the files of an album that has none. */
export function EmptyAlbum() {
  const texts = m.albums.page;
  return (
    <Notice
      icon={<IconPhotoPlus />}
      title={texts.empty}
      action={
        <Button component={Link} to="/uploads" variant="default">
          {texts.choose}
        </Button>
      }
    >
      {texts.emptyHint}
    </Notice>
  );
}
