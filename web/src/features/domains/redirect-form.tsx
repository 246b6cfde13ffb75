import { Button } from '@mantine/core';
import type { Domain } from '@perch/contract/domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

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
  const [url, setUrl] = useState(redirectUrl);
  const save = useMutation({
    mutationFn: () =>
      parseResponse(api.domains[':id'].redirect.$put({ param: { id }, json: { url: url.trim() } })),
    meta: { isShownInPlace: true },
    onSuccess: async ({ message, data }) => {
      await updateCachedDomain(queryClient, data.domain);
      toastSuccess(message ?? m.domains.options.redirectSaved);
    },
  });
  return (
    <Form className={classes.redirect} isBusy={save.isPending} onSubmit={() => save.mutate()}>
      <Field
        label={m.domains.options.redirect}
        description={m.domains.options.redirectHint}
        placeholder="https://www.example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={url}
        error={save.isError ? errorMessage(save.error) : undefined}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          save.reset();
        }}
      />
      <Button
        type="submit"
        variant="default"
        disabled={url.trim() === redirectUrl}
        loading={save.isPending}
      >
        {m.general.save}
      </Button>
    </Form>
  );
}
