import type { FileRequest } from '@perch/contract/requests/requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { isHandledElsewhere } from '../../api/confirmation.ts';
import { refetch } from '../../api/refetch.ts';
import { requestsKey } from '../../api/requests-queries.ts';
import { m } from '../../language/messages.ts';
import { refusedField } from '../../ui/dialogs/refused-field.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import {
  bodyOf,
  requestFieldNames,
  type RequestFields,
  type RequestProblems,
} from './form/request-fields.ts';

interface SaveOptions {
  /** Of the request that is changed; left out for a new one. */
  id?: string;
  onSaved: (request: FileRequest) => void;
  /** The server has refused a field. */
  onRefused: (problems: RequestProblems) => void;
}

/** Makes a request, or changes one. */
export function useSaveRequest({ id, onSaved, onRefused }: SaveOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (fields: RequestFields) => {
      const json = bodyOf(fields);
      const call =
        id === undefined
          ? parseResponse(api.requests.$post({ json }))
          : parseResponse(api.requests[':id'].$patch({ param: { id }, json }));
      return (await call).data.request;
    },
    meta: { isShownInPlace: true },
    onSuccess: (request) => {
      onSaved(request);
      return refetch(queryClient, requestsKey);
    },
    onError: (failure) => {
      const field = refusedField(failure, requestFieldNames);
      if (field) onRefused({ [field]: errorMessage(failure) });
      else if (!isHandledElsewhere(failure)) toastError(errorMessage(failure), failedTitle(id));
    },
  });
}

const failedTitle = (id: string | undefined) =>
  id === undefined ? m.fileRequests.notMade : m.fileRequests.notSaved;
