import { useForm } from '@mantine/form';
import type { Preferences } from '@perch/contract/accounts/preferences';
import { componentPages } from '@perch/contract/settings/limits';
import {
  pageDescriptionLengthMax,
  pageTitleLengthMax,
  templateVariables,
} from '@perch/contract/text/page-template';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api, parseResponse } from '../../../api/client.ts';
import { preferencesQuery } from '../../../api/preferences-query.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { colourExample, type FilePagesChoice, validateFilePages } from './file-pages-form.ts';
import { FilePagesPreview } from './file-pages-preview.tsx';

import classes from '../settings-form.module.css';

/** What previews of links to one's files show. */
export function FilePagesPanel() {
  return (
    <Panel title={m.settings.filePages.title}>
      <p className={classes.lead}>{m.settings.filePages.lead}</p>
      <Content />
    </Panel>
  );
}

function Content() {
  const { data, isPending, error, refetch } = useQuery(preferencesQuery);
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <LoadError title={m.settings.filePages.failed} error={error} onRetry={() => void refetch()} />
    );
  }
  return <TemplatesForm saved={valuesOf(data)} />;
}

const valuesOf = (saved: Preferences): FilePagesChoice => ({
  pageTitle: saved.pageTitle ?? '',
  pageDescription: saved.pageDescription ?? '',
  pageColour: saved.pageColour ?? '',
  pageAuthor: saved.pageAuthor,
  pageComponents: saved.pageComponents ?? '',
});

function TemplatesForm({ saved }: { saved: FilePagesChoice }) {
  const texts = m.settings.filePages;
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: saved, validate: validateFilePages });
  const change = useMutation({
    mutationFn: ({ pageColour, pageComponents, ...values }: FilePagesChoice) => {
      const json = {
        ...values,
        pageColour: pageColour.trim(),
        pageComponents: pageComponents || null,
      };
      return parseResponse(api.auth.preferences.$put({ json }));
    },
    onSuccess: ({ data }) => {
      queryClient.setQueryData(preferencesQuery.queryKey, data);
      form.setValues(valuesOf(data));
      toastSuccess(texts.saved);
    },
  });
  const names = templateVariables.map((name) => `{${name}}`).join(' ');
  return (
    <Form
      className={classes.form}
      isBusy={change.isPending}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
    >
      <Field
        label={texts.pageTitle}
        description={texts.variables({ names })}
        placeholder={texts.titleDefault}
        name="pageTitle"
        maxLength={pageTitleLengthMax}
        {...form.getInputProps('pageTitle')}
      />
      <Field
        label={texts.pageDescription}
        placeholder={texts.descriptionDefault}
        name="pageDescription"
        maxLength={pageDescriptionLengthMax}
        {...form.getInputProps('pageDescription')}
      />
      <Field
        label={texts.pageColour}
        description={texts.colourHint({ example: colourExample })}
        name="pageColour"
        maxLength={7}
        spellCheck={false}
        {...form.getInputProps('pageColour')}
      />
      <SelectField
        label={texts.components}
        description={texts.componentsHint}
        name="pageComponents"
        {...form.getInputProps('pageComponents')}
      >
        <option value="">{texts.componentsDefault}</option>
        {componentPages.map((pages) => (
          <option key={pages} value={pages}>
            {texts.componentsChoices[pages]}
          </option>
        ))}
      </SelectField>
      <Checkbox
        isChecked={form.values.pageAuthor}
        onChange={(isShown) => form.setFieldValue('pageAuthor', isShown)}
      >
        {texts.author}
      </Checkbox>
      <FilePagesPreview {...form.values} />
      <SubmitButton
        className={classes.submit ?? ''}
        isBusy={change.isPending}
        busyLabel={m.settings.profile.updating}
      >
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
