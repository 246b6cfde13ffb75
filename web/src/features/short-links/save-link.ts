import type { ShortLink } from '@perch/contract/short-links/short-links';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { isHandledElsewhere } from '../../api/confirmation.ts';
import { refetch } from '../../api/refetch.ts';
import { linksKey } from '../../api/short-links-query.ts';
import { m } from '../../language/messages.ts';
import { refusedField } from '../../ui/dialogs/refused-field.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import {
  linkChangeOf,
  linkFieldNames,
  type LinkProblems,
  newLinkBody,
  type ShortLinkFields,
} from './form/link-fields.ts';

interface SaveOptions {
  /** The one that is changed; left out for a new one. */
  link?: ShortLink;
  onSaved: (link: ShortLink) => void;
  /** The server has refused a field. */
  onRefused: (problems: LinkProblems) => void;
}

/** Makes a short link, or changes one. */
export function useSaveLink({ link, onSaved, onRefused }: SaveOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (fields: ShortLinkFields) => {
      if (!link) return (await parseResponse(api.links.$post({ json: newLinkBody(fields) }))).data;
      const json = linkChangeOf(link, fields);
      if (Object.keys(json).length === 0) return { link };
      const param = { id: link._id };
      return (await parseResponse(api.links[':id'].$patch({ param, json }))).data;
    },
    meta: { isShownInPlace: true },
    onSuccess: ({ link: saved }) => {
      onSaved(saved);
      return refetch(queryClient, linksKey);
    },
    onError: (failure) => {
      const field = refusedField(failure, linkFieldNames);
      const title = link ? m.shortLinks.notSaved : m.shortLinks.notMade;
      if (field) onRefused({ [field]: errorMessage(failure) });
      else if (!isHandledElsewhere(failure)) toastError(errorMessage(failure), title);
    },
  });
}
