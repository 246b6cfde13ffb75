import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { invitesQuery } from '../admin-queries.ts';

import classes from './create-invitation.module.css';

const peopleCounts = [1, 5, 25, 100];
const dayCounts = [1, 7, 30];

const people = () =>
  peopleCounts.map((count) => ({
    value: String(count),
    label: m.admin.invitations.people({ count }),
  }));
/** The values are hours. */
const validities = () =>
  dayCounts.map((count) => ({
    value: String(count * 24),
    label: m.admin.invitations.days({ count }),
  }));

export function CreateInvitation() {
  const queryClient = useQueryClient();
  const [usesMax, setUsesMax] = useState('1');
  const [hours, setHours] = useState('168');
  const make = useMutation({
    mutationFn: () => {
      const json = { usesMax: Number(usesMax), expiresInHours: Number(hours) };
      return parseResponse(api.admin.invites.$post({ json }));
    },
    meta: { failureTitle: m.admin.invitations.failedToMake },
    onSuccess: () => refetch(queryClient, invitesQuery.queryKey),
  });
  return (
    <Panel title={m.admin.invitations.invite}>
      <Form className={classes.form} isBusy={make.isPending} onSubmit={() => make.mutate()}>
        <SelectField
          label={m.admin.invitations.for}
          data={people()}
          value={usesMax}
          onChange={({ currentTarget }) => setUsesMax(currentTarget.value)}
        />
        <SelectField
          label={m.admin.invitations.validFor}
          data={validities()}
          value={hours}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
        />
        <Button type="submit" size="md" loading={make.isPending}>
          {m.admin.invitations.make}
        </Button>
      </Form>
      {make.data && <InvitationLink url={make.data.data.url} />}
    </Panel>
  );
}

function InvitationLink({ url }: { url: string }) {
  const { isCopied, copy } = useCopy({
    copied: m.admin.invitations.copied,
    failed: m.admin.invitations.failedToCopy,
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <output className={classes.made}>
      <span className={classes.hint}>{m.admin.invitations.copyHint}</span>
      <code className={classes.url}>{url}</code>
      <Button
        variant="default"
        leftSection={<Icon size="1rem" aria-hidden="true" />}
        onClick={() => void copy(url)}
      >
        {m.admin.invitations.copyLink}
      </Button>
    </output>
  );
}
