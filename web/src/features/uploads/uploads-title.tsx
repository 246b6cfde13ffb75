import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { openFileId, readListState } from '../../api/list-url.ts';
import { uploadQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { scopeLabel } from './list/scope-filter.tsx';

/** The document's title: the open file, otherwise the search, filter and view. */
export function UploadsTitle() {
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
