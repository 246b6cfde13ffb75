import type { Upload } from '@perch/contract/uploads';
import type { QueryClient } from '@tanstack/react-query';

import { uploadQuery, uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';

/** Shows an upload as a call has returned it, and loads the lists again, whose order may be another. */
export async function updateCachedUpload(queryClient: QueryClient, upload: Upload): Promise<void> {
  const { queryKey } = uploadQuery(upload._id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, upload);
  await refetch(queryClient, uploadsKey);
}
