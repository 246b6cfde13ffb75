import type { UploadDefaults } from '@perch/contract/uploads/option-schemas';
import { namesIn } from '@perch/contract/uploads/options';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { preferencesQuery } from '../../../api/preferences-query.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OptionFields } from '../fields/option-fields.tsx';
import { optionProblems } from '../option-texts.ts';
import { fromDefaults, maxExpiryMs, presetOf, toDefaults } from '../preset.ts';

import classes from './upload-defaults-panel.module.css';

/** The options that the account gives new uploads, whatever sends them. */
export function UploadDefaultsPanel() {
  return (
    <Panel title={m.newUploads.title}>
      <p className={classes.lead}>{m.newUploads.defaults.lead}</p>
      <Content />
    </Panel>
  );
}

function Content() {
  const { data, isPending, error, refetch } = useQuery(preferencesQuery);
  if (isPending) return <Loading />;
  if (data === undefined) {
    const title = m.newUploads.defaults.notLoaded;
    return <LoadError title={title} error={error} onRetry={() => void refetch()} />;
  }
  return <DefaultsForm saved={data.defaults} />;
}

function DefaultsForm({ saved }: { saved: UploadDefaults }) {
  const texts = m.newUploads.defaults;
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery);
  const [options, setOptions] = useState(() => fromDefaults(saved));
  const save = useMutation({
    mutationFn: (defaults: UploadDefaults) =>
      parseResponse(api.auth.preferences.$put({ json: { defaults } })),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(preferencesQuery.queryKey, data);
      setOptions(fromDefaults(data.defaults));
      toastSuccess(texts.saved);
    },
  });
  const problems = optionProblems(options, 0);
  return (
    <Form
      className={classes.form}
      isBusy={save.isPending}
      onSubmit={() => {
        if (Object.keys(problems).length === 0) save.mutate(toDefaults(options));
      }}
    >
      <OptionFields
        names={namesIn('account')}
        options={options}
        onChange={setOptions}
        preset={presetOf(settings, undefined)}
        presetLabel={(value) => texts.server({ value })}
        problems={problems}
        hasTime={false}
        maxMs={maxExpiryMs(settings)}
      />
      <SubmitButton
        className={classes.submit ?? ''}
        isBusy={save.isPending}
        busyLabel={texts.saving}
      >
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
