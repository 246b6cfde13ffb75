import { Button } from '@mantine/core';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
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

/** Name and accent colour of the domain's public pages. */
export function BrandForm({ domain }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const { _id: id, brandName, brandAccent } = domain;
  const [name, setName] = useState(brandName);
  const [accent, setAccent] = useState(brandAccent);
  const texts = m.brand.domain;
  const save = useMutation({
    mutationFn: () =>
      parseResponse(
        api.domains[':id'].brand.$put({
          param: { id },
          json: { name: name.trim(), accent: accent.trim() },
        }),
      ),
    meta: { isShownInPlace: true },
    onSuccess: async ({ data }) => {
      await updateCachedDomain(queryClient, data.domain);
      toastSuccess(texts.saved({ domain: domain.domain }));
    },
  });
  const isUnchanged = name.trim() === brandName && accent.trim().toLowerCase() === brandAccent;
  return (
    <Form className={classes.redirect} isBusy={save.isPending} onSubmit={() => save.mutate()}>
      <Field
        label={texts.name}
        description={texts.hint}
        autoComplete="off"
        maxLength={brandNameLengthMax}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          save.reset();
        }}
      />
      <Field
        label={texts.accent}
        placeholder="#45b9e4"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={7}
        value={accent}
        error={save.isError ? errorMessage(save.error) : undefined}
        onChange={({ currentTarget }) => {
          setAccent(currentTarget.value);
          save.reset();
        }}
      />
      <Button type="submit" variant="default" disabled={isUnchanged} loading={save.isPending}>
        {m.general.save}
      </Button>
    </Form>
  );
}
