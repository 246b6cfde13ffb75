import type { Upload } from '@perch/contract/uploads';
import type { UploadChange } from '@perch/contract/uploads/option-schemas';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { isHandledElsewhere } from '../../../api/confirmation.ts';
import { uploadQuery, uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toast.tsx';
import type { OptionName, OptionProblems } from '../../upload-options/link-change/link-choice.ts';

interface ChangeTexts {
  done: string;
  /** The toast's title, before the server's sentence. */
  failed: string;
  onDone: () => void;
  /** The server has refused an option, for which the form has a field. */
  onRefused: (problems: OptionProblems) => void;
}

/** Changes options or the name of an upload. */
export function useUploadChange(id: string, { done, failed, onDone, onRefused }: ChangeTexts) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: UploadChange) =>
      parseResponse(api.upload[':id'].$patch({ param: { id }, json: { ...json } })),
    meta: { isShownInPlace: true },
    onSuccess: async ({ data }) => {
      await updateCachedUpload(queryClient, data.upload);
      toastSuccess(done);
      onDone();
    },
    onError: (failure, change) => {
      const option = refusedOption(failure, change);
      if (option) onRefused({ [option]: errorMessage(failure) });
      else if (!isHandledElsewhere(failure)) toastError(errorMessage(failure), failed);
    },
  });
}

function refusedOption(failure: unknown, change: UploadChange): OptionName | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { field: named } = failure;
  const isChanged = (name: string): name is OptionName => Object.hasOwn(change, name);
  // A form changes what it has fields for.
  if (isChanged(named)) return named;
  if (failure.code === 'unknown_domain' && 'domain' in change) return 'domain';
  // Of what can be taken, there is only the slug.
  return failure.status === 409 && change.slug !== undefined ? 'slug' : undefined;
}

/** Shows an upload as a call has returned it, and loads the lists again, whose order may be another. */
async function updateCachedUpload(queryClient: QueryClient, upload: Upload): Promise<void> {
  const { queryKey } = uploadQuery(upload._id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, upload);
  await refetch(queryClient, uploadsKey);
}
