import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import type { FieldName } from '@perch/contract/settings/setting-table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { adminSettingsQuery, saveSettings } from '../../../api/admin/admin-settings.ts';
import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { accountQuery, settingsQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toast.tsx';
import {
  changedNames,
  changeOf,
  type Draft,
  draftOf,
  type Edits,
  fieldNames,
  problemOf,
} from './draft.ts';
import { edit, forgetEdits, useEdits } from './unsaved-edits.ts';

type Problems = Partial<Record<FieldName, string>>;

/** The expired session shows its own toast. */
const isSignedOut = (failure: unknown) => failure instanceof ApiError && failure.status === 401;

/** What the administrator has changed, its problems, and how it is saved. */
export function useSettingsForm(settings: AdminSettings) {
  const queryClient = useQueryClient();
  const edits = useEdits();
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLDivElement>(null);
  const saved = draftOf(settings);
  const draft: Draft = { ...saved, ...edits };
  const changed = changedNames(fieldNames, saved, edits);
  const save = useMutation({
    mutationFn: () => saveSettings(changeOf(changed, draft)),
    meta: { isShownInPlace: true },
    onSuccess: async (current) => {
      queryClient.setQueryData(adminSettingsQuery.queryKey, current);
      forgetEdits();
      toastSuccess(m.adminSettings.saved);
      await refetch(queryClient, settingsQuery.queryKey);
      // The administrator may have none either.
      if (changed.includes('requireSecondFactor'))
        await refetch(queryClient, accountQuery.queryKey);
    },
    onError: (failure) => {
      const sentence = errorMessage(failure);
      const field = failure instanceof ApiError ? failure.field : '';
      const name = changed.find((each) => each === field);
      if (name) setProblems({ [name]: sentence });
      else if (!isSignedOut(failure)) toastError(sentence, m.adminSettings.saveFailed);
    },
  });
  // The field may be far from the button.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return {
    /** The element around the form. */
    form,
    draft,
    problems,
    changed,
    isSaving: save.isPending,
    onEdit: (next: Edits) => {
      edit(next, saved);
      if (Object.keys(next).some((name) => name in problems)) {
        const rest = Object.entries(problems).filter(([name]) => !(name in next));
        setProblems(Object.fromEntries(rest));
      }
    },
    onSubmit: () => {
      const found: Problems = {};
      for (const name of changed) {
        const problem = problemOf(name, draft);
        if (problem) found[name] = problem;
      }
      setProblems(found);
      if (changed.length > 0 && Object.keys(found).length === 0) save.mutate();
    },
    onDiscard: () => {
      forgetEdits();
      setProblems({});
    },
  };
}
