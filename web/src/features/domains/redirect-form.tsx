import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
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

/** Where the domain's front page redirects visitors. */
export function RedirectForm({ domain }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const { _id: id, redirectUrl } = domain;
  const save = useMutation({
    mutationFn: (url: string) =>
      parseResponse(api.domains[':id'].redirect.$put({ param: { id }, json: { url } })),
    meta: { isShownInPlace: true },
    onSuccess: async ({ message, data }) => {
      await updateCachedDomain(queryClient, data.domain);
      toastSuccess(message ?? m.domains.options.redirectSaved);
    },
  });
  const form = useForm({
    initialValues: { url: redirectUrl },
    onValuesChange: () => save.reset(),
  });
  const url = form.values.url.trim();
  return (
    <Form
      className={classes.redirect}
      isBusy={save.isPending}
      onSubmit={form.onSubmit(() => save.mutate(url))}
    >
      <Field
        label={m.domains.options.redirect}
        description={m.domains.options.redirectHint}
        placeholder="https://www.example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        {...form.getInputProps('url')}
        error={save.isError ? errorMessage(save.error) : undefined}
      />
      <Button
        type="submit"
        variant="default"
        disabled={url === redirectUrl}
        loading={save.isPending}
      >
        {m.general.save}
      </Button>
    </Form>
  );
}
