import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { openFileId, readListState } from '../../api/list-url.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { uploadQuery } from '../../api/queries.ts';
import { uploadsQuery } from '../../api/uploads-queries.ts';
import { m } from '../../language/messages.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { InterruptedTransfers } from '../transfers/resume/interrupted-transfers.tsx';
import { scopeLabel } from './list/scope-filter.tsx';
import { UploadsList } from './list/uploads-list.tsx';
import { UploadMenu, type UploadMenuProps } from './upload-menu.tsx';

import classes from './uploads-page.module.css';

interface UploadsPageProps extends UploadMenuProps {
  /** Below the invitation to upload the first file. */
  firstSteps: ReactNode;
}

/** Asks for the files that the current URL shows, before the page does. */
export function prefetchUploads(): void {
  const { pathname, search } = window.location;
  const shown = readListState(new URLSearchParams(search));
  if (pathname === '/uploads' && shown.scope !== 'trash') void prefetchList(uploadsQuery(shown));
}

/** Upload and list files. */
export function UploadsPage({ firstSteps, ...menu }: UploadsPageProps) {
  return (
    <div className={classes.page}>
      <UploadsTitle />
      <UploadsList
        uploadMenu={<UploadMenu {...menu} />}
        interrupted={<InterruptedTransfers />}
        firstSteps={firstSteps}
      />
    </div>
  );
}

/** The document's title: the open file, otherwise the search, filter and view. */
function UploadsTitle() {
  const [parameters] = useSearchParams();
  const id = openFileId(parameters) ?? '';
  // The details load it; this only reads the cache.
  const { data: upload } = useQuery({ ...uploadQuery(id), enabled: false });
  const { scope, search, type, isFavorite } = readListState(parameters);
  const list = [
    search && m.uploads.searchTitle({ search }),
    type && m.format.fileTypes[type],
    isFavorite ? m.marks.favorite.title : undefined,
    scope === 'files' ? undefined : scopeLabel(scope),
  ];
  return <PageTitle parts={[...(id ? [upload?.originalName] : list), m.uploads.title]} />;
}
