import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { invitesQuery } from '../admin-queries.ts';

import classes from './create-invitation.module.css';

const people = [
  { value: '1', label: 'One person' },
  { value: '5', label: '5 people' },
  { value: '25', label: '25 people' },
  { value: '100', label: '100 people' },
];
const validities = [
  { value: '24', label: 'One day' },
  { value: '168', label: '7 days' },
  { value: '720', label: '30 days' },
];

export function CreateInvitation() {
  const queryClient = useQueryClient();
  const [usesMax, setUsesMax] = useState('1');
  const [hours, setHours] = useState('168');
  const make = useMutation({
    mutationFn: () => {
      const json = { usesMax: Number(usesMax), expiresInHours: Number(hours) };
      return parseResponse(api.admin.invites.$post({ json }));
    },
    meta: { failureTitle: 'Failed to make invitation' },
    onSuccess: () => refetch(queryClient, invitesQuery.queryKey),
  });
  return (
    <Panel title="Invite people">
      <Form className={classes.form} isBusy={make.isPending} onSubmit={() => make.mutate()}>
        <SelectField
          label="For"
          data={people}
          value={usesMax}
          onChange={({ currentTarget }) => setUsesMax(currentTarget.value)}
        />
        <SelectField
          label="Valid for"
          data={validities}
          value={hours}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
        />
        <Button type="submit" size="md" loading={make.isPending}>
          Make invitation
        </Button>
      </Form>
      {make.data && <InvitationLink url={make.data.data.url} />}
    </Panel>
  );
}

function InvitationLink({ url }: { url: string }) {
  const { isCopied, copy } = useCopy({
    copied: 'Invitation copied to clipboard!',
    failed: 'Failed to copy invitation',
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <output className={classes.made}>
      <span className={classes.hint}>Copy this link now; it is shown only once.</span>
      <code className={classes.url}>{url}</code>
      <Button
        variant="default"
        leftSection={<Icon size="1rem" aria-hidden="true" />}
        onClick={() => void copy(url)}
      >
        Copy link
      </Button>
    </output>
  );
}
