import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { openFileId, readListState } from '../../api/list-url.ts';
import { uploadQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { NewPasteButton } from '../pastes/new-paste-button.tsx';
import { UploadArea } from '../transfers/pick/upload-area.tsx';
import { InterruptedTransfers } from '../transfers/resume/interrupted-transfers.tsx';
import { chooseUploadDomain, useUploadDomain } from '../upload-options/upload-domain.ts';
import { scopeLabel } from './list/scope-filter.tsx';
import { UploadsList } from './list/uploads-list.tsx';

import classes from './uploads-page.module.css';

interface UploadsPageProps {
  /** Next to the upload area; at the end on narrow screens. */
  aside: ReactNode;
  /** Renders the choice of the domain for new uploads; empty is the default link. */
  domainChoice: (chosen: string, onChoose: (domain: string) => void) => ReactNode;
  /** The options of new uploads' links. */
  newUploads: ReactNode;
}

/** Upload and list files. */
export function UploadsPage({ aside, domainChoice, newUploads }: UploadsPageProps) {
  const domain = useUploadDomain();
  return (
    <div className={classes.page}>
      <UploadsTitle />
      <div className={classes.upload}>
        <UploadArea />
        <NewPasteButton />
        <Suspense>{domainChoice(domain, chooseUploadDomain)}</Suspense>
        <Suspense fallback={<div className={classes.loading} />}>{newUploads}</Suspense>
      </div>
      <div className={classes.files}>
        <InterruptedTransfers />
        <UploadsList />
      </div>
      {aside}
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
