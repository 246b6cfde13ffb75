import type { QueryClient } from '@tanstack/react-query';

import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { tagsKey } from '../tags-queries.ts';

/** After a tag has another name or is gone: the tags, and the files that show them. */
export async function refetchTags(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: uploadsKey });
  await refetch(queryClient, tagsKey);
}
