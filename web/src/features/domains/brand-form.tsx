import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import type { Domain } from '@perch/contract/domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { updateCachedDomain } from './domains-query.ts';

import classes from './domain-options.module.css';

/** Name and accent colour of the domain's public pages. */
export function BrandForm({ domain }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const { _id: id, brandName, brandAccent } = domain;
  const texts = m.brand.domain;
  const save = useMutation({
    mutationFn: (json: { name: string; accent: string }) =>
      parseResponse(api.domains[':id'].brand.$put({ param: { id }, json })),
    meta: { isShownInPlace: true },
    onSuccess: async ({ data }) => {
      await updateCachedDomain(queryClient, data.domain);
      toastSuccess(texts.saved({ domain: domain.domain }));
    },
  });
  const form = useForm({
    initialValues: { name: brandName, accent: brandAccent },
    onValuesChange: () => save.reset(),
  });
  const { name, accent } = { name: form.values.name.trim(), accent: form.values.accent.trim() };
  const isUnchanged = name === brandName && accent.toLowerCase() === brandAccent;
  return (
    <Form
      className={classes.redirect}
      isBusy={save.isPending}
      onSubmit={form.onSubmit(() => save.mutate({ name, accent }))}
    >
      <Field
        label={texts.name}
        description={texts.hint}
        autoComplete="off"
        maxLength={brandNameLengthMax}
        {...form.getInputProps('name')}
      />
      <Field
        label={texts.accent}
        placeholder="#45b9e4"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={7}
        {...form.getInputProps('accent')}
        error={save.isError ? errorMessage(save.error) : undefined}
      />
      <Button type="submit" variant="default" disabled={isUnchanged} loading={save.isPending}>
        {m.general.save}
      </Button>
    </Form>
  );
}
