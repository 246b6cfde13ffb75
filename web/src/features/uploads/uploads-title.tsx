import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { uploadQuery } from '../../api/queries.ts';
import { PageTitle } from '../../ui/navigation/page-title.tsx';
import { openFileId, readListState } from './list/list-url.ts';
import { typeLabels } from './list/type-labels.ts';

/** Named after the open file, otherwise after what is searched and filtered. */
export function UploadsTitle() {
  const [parameters] = useSearchParams();
  const id = openFileId(parameters) ?? '';
  // The details ask for it; here it is only watched.
  const { data: upload } = useQuery({ ...uploadQuery(id), enabled: false });
  const { search, type } = readListState(parameters);
  const list = [search && `Search “${search}”`, type && typeLabels[type]];
  return <PageTitle parts={[...(id ? [upload?.originalName] : list), 'Uploads']} />;
}
