import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { uploadQuery } from '../../api/queries.ts';
import { typeLabels } from '../../format/type-labels.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { openFileId, readListState } from './list/list-url.ts';

/** The document's title: the open file, otherwise the search and filter. */
export function UploadsTitle() {
  const [parameters] = useSearchParams();
  const id = openFileId(parameters) ?? '';
  // The details load it; this only reads the cache.
  const { data: upload } = useQuery({ ...uploadQuery(id), enabled: false });
  const { search, type } = readListState(parameters);
  const list = [search && `Search “${search}”`, type && typeLabels[type]];
  return <PageTitle parts={[...(id ? [upload?.originalName] : list), 'Uploads']} />;
}
