import { Button } from '@mantine/core';
import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import type { FieldName, SettingGroup as GroupId } from '@perch/contract/settings/setting-table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminSettingsQuery, saveSettings } from '../../../api/admin/admin-settings.ts';
import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { accountQuery, settingsQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import {
  changedNames,
  changeOf,
  type Draft,
  draftOf,
  type Edits,
  fieldsOf,
  problemOf,
} from './draft.ts';
import { LogoField } from './logo-field.tsx';
import { SettingField } from './setting-field.tsx';
import { edit, forgetEdits, useEdits } from './unsaved-edits.ts';

import classes from './setting-group.module.css';

type Problems = Partial<Record<FieldName, string>>;

/** The expired session shows its own toast. */
const isSignedOut = (failure: unknown) => failure instanceof ApiError && failure.status === 401;

interface SettingGroupProps {
  id: GroupId;
  settings: AdminSettings;
}

/** A panel of settings that are saved together; only those that were changed are sent. */
export function SettingGroup({ id, settings }: SettingGroupProps) {
  const names = fieldsOf(id);
  const queryClient = useQueryClient();
  const edits = useEdits();
  const [problems, setProblems] = useState<Problems>({});
  const saved = draftOf(settings);
  const draft: Draft = { ...saved, ...edits };
  const changed = changedNames(names, saved, edits);
  const save = useMutation({
    mutationFn: () => saveSettings(changeOf(changed, draft)),
    meta: { isShownInPlace: true },
    onSuccess: async (current) => {
      queryClient.setQueryData(adminSettingsQuery.queryKey, current);
      forgetEdits(changed);
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
  function onEdit(next: Edits) {
    edit(next, saved);
    const rest = Object.entries(problems).filter(([name]) => !(name in next));
    setProblems(Object.fromEntries(rest));
  }
  function onSubmit() {
    const found: Problems = {};
    for (const name of changed) {
      const problem = problemOf(name, draft);
      if (problem) found[name] = problem;
    }
    setProblems(found);
    if (changed.length > 0 && Object.keys(found).length === 0) save.mutate();
  }
  return (
    <Panel
      title={m.adminSettings.groups[id]}
      side={
        changed.length > 0 && <span className={classes.unsaved}>{m.adminSettings.unsaved}</span>
      }
    >
      {id === 'legal' && <p className={classes.lead}>{m.adminSettings.legalLead}</p>}
      <Form className={classes.form} isBusy={save.isPending} onSubmit={onSubmit}>
        {id === 'brand' && <LogoField />}
        {names.map((name) => (
          <SettingField
            key={name}
            name={name}
            settings={settings}
            draft={draft}
            problem={problems[name]}
            onEdit={onEdit}
          />
        ))}
        <div className={classes.actions}>
          <Button type="submit" size="md" disabled={changed.length === 0} loading={save.isPending}>
            {m.adminSettings.save}
          </Button>
          {changed.length > 0 && (
            <Button
              size="md"
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                forgetEdits(names);
                setProblems({});
              }}
            >
              {m.adminSettings.discard}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}
