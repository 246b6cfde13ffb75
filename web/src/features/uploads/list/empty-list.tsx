import { Button } from '@mantine/core';
import { IconFiles, IconFileSearch, IconStar } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';

import { hasCriteria, type ListState } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DropArea } from '../../transfers/pick/choose-files.tsx';

interface EmptyListProps {
  shown: ListState;
  /** Below the invitation to upload the first file. */
  firstSteps: ReactNode;
}

/** Shown instead of an empty list: why it is empty, and what to do. */
export function EmptyList({ shown, firstSteps }: EmptyListProps) {
  const { scope, type, search, tag, album, request, isFavorite } = shown;
  const isNarrowed = tag || album || hasCriteria(shown);
  const isCombined = [search, type, isNarrowed, isFavorite].filter(Boolean).length > 1;
  if (isCombined && (isNarrowed || isFavorite)) {
    return <NoResults title={m.marks.filter.nothing}>{m.marks.filter.nothingHint}</NoResults>;
  }
  if (search) {
    return (
      <NoResults title={m.uploads.list.noneFound({ search })}>
        {type && m.uploads.list.perhapsOtherType}
      </NoResults>
    );
  }
  if (type) return <NoResults title={m.uploads.list.noneOfType} />;
  if (isNarrowed || request) return <NoResults title={m.marks.filter.nothing} />;
  if (isFavorite) {
    const { none, noneHint } = m.marks.favorite;
    return (
      <NoResults icon={<IconStar />} title={none}>
        {noneHint}
      </NoResults>
    );
  }
  if (scope === 'ends') {
    return <NoResults title={m.linkOptions.noneEnd}>{m.linkOptions.noneEndHint}</NoResults>;
  }
  return (
    <>
      <Notice icon={<IconFiles />} title={m.uploads.none} />
      <DropArea />
      <Suspense>{firstSteps}</Suspense>
    </>
  );
}

interface NoResultsProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
}

function NoResults({ icon, title, children }: NoResultsProps) {
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
