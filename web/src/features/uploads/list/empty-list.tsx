import { Button } from '@mantine/core';
import { IconFiles, IconFileSearch, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ListState } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** In place of an empty list: why it is empty, and the way on. */
export function NothingThere({ shown }: { shown: ListState }) {
  const { scope, type, search, tag, album, request, isFavorite } = shown;
  const isCombined = [search, type, tag ?? album, isFavorite].filter(Boolean).length > 1;
  if (isCombined && (tag || album || isFavorite)) {
    return <NothingFound title={m.marks.filter.nothing}>{m.marks.filter.nothingHint}</NothingFound>;
  }
  if (search) {
    return (
      <NothingFound title={m.uploads.list.noneFound({ search })}>
        {type && m.uploads.list.perhapsOtherType}
      </NothingFound>
    );
  }
  if (type) return <NothingFound title={m.uploads.list.noneOfType} />;
  if (tag || album || request) return <NothingFound title={m.marks.filter.nothing} />;
  if (isFavorite) {
    const { none, noneHint } = m.marks.favorite;
    return (
      <NothingFound icon={<IconStar />} title={none}>
        {noneHint}
      </NothingFound>
    );
  }
  if (scope === 'ends') {
    return <NothingFound title={m.linkOptions.noneEnd}>{m.linkOptions.noneEndHint}</NothingFound>;
  }
  return (
    <Notice icon={<IconFiles />} title={m.uploads.none}>
      {m.uploads.list.noneHint}
    </Notice>
  );
}

interface NothingFoundProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
}

function NothingFound({ icon, title, children }: NothingFoundProps) {
  return (
    <Notice
      icon={icon ?? <IconFileSearch />}
      title={title}
      action={
        <Button component={Link} to="." variant="default">
          {m.uploads.list.showAll}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
