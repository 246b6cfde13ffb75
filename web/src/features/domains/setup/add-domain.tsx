import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { domainsQuery } from '../../../api/domains-query.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { unicodeName } from '../../../format/punycode.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type DomainForm, requestedDomain, validateDomainRequest } from './domain-request.ts';
import { TypeChoice } from './type-choice.tsx';

import classes from './add-domain.module.css';

const nameProps = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

export function AddDomain() {
  const { data: settings } = useQuery(settingsQuery);
  const bases = settings?.baseDomains ?? [];
  const request = useRequest();
  const form = useForm<DomainForm>({
    initialValues: { type: 'subdomain', subdomain: '', baseDomain: '', domain: '' },
    validate: (values) => validateDomainRequest(withBase(values, bases)),
    onValuesChange: () => request.reset(),
  });
  const refusal = request.isError ? errorMessage(request.error) : undefined;
  const { type } = form.values;
  const name = type === 'domain' ? 'domain' : 'subdomain';
  return (
    <Panel title={m.domains.add.title}>
      <Form
        className={classes.form}
        isBusy={request.isPending}
        onSubmit={form.onSubmit((values) =>
          request.mutate(withBase(values, bases), { onSuccess: () => form.reset() }),
        )}
      >
        <TypeChoice chosen={type} onChoose={(chosen) => form.setFieldValue('type', chosen)} />
        <Field
          key={name}
          {...nameProps}
          {...form.getInputProps(name)}
          label={m.domains.add.names[type]}
          placeholder={type === 'domain' ? 'files.example.com' : m.domains.add.subdomainExample}
          error={form.errors[name] ?? refusal}
        />
        {type === 'subdomain' && (
          <SelectField
            label={m.domains.add.base}
            {...form.getInputProps('baseDomain')}
            value={withBase(form.values, bases).baseDomain}
            data={bases.map((value) => ({ value, label: unicodeName(value) }))}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={request.isPending}>
          {m.domains.add.submit}
        </Button>
      </Form>
    </Panel>
  );
}

/** The first base domain is the default. */
function withBase(form: DomainForm, bases: readonly string[]): DomainForm {
  return { ...form, baseDomain: form.baseDomain || (bases[0] ?? '') };
}

function useRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: DomainForm) =>
      parseResponse(
        api.domains.$post({ json: { domain: requestedDomain(form), type: form.type } }),
      ),
    meta: { isShownInPlace: true },
    onSuccess: () => {
      toastSuccess(m.domains.add.requested);
      return refetch(queryClient, domainsQuery.queryKey);
    },
  });
}
