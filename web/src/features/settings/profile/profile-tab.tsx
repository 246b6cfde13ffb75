import { useForm } from '@mantine/form';
import { emailLengthMax, usernameLengthMax } from '@perch/contract/limits';
import type { Account } from '@perch/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type ProfileForm as Values, validateProfile } from '../settings-validation.ts';
import { AccountFacts } from './account-facts.tsx';
import { PendingEmail } from './pending-email.tsx';

import columns from '../columns.module.css';
import classes from '../settings-form.module.css';

export function ProfileTab() {
  const { data: account } = useQuery(accountQuery);
  return (
    <div className={columns.columns}>
      <Panel title="Profile">
        <p className={classes.lead}>
          Your username is shown to administrators; you sign in with your email.
        </p>
        {account && <ProfileForm account={account} />}
      </Panel>
      <AccountFacts />
    </div>
  );
}

function ProfileForm({ account: { username, email, pendingEmail } }: { account: Account }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: { username, email },
    validate: validateProfile,
  });
  const change = useMutation({
    mutationFn: (values: Values) => {
      const json = { username: values.username.trim(), email: values.email.trim() };
      return parseResponse(api.auth.profile.$put({ json }));
    },
    onSuccess: ({ message, data: { user } }) => {
      queryClient.setQueryData(accountQuery.queryKey, user);
      form.setValues({ username: user.username, email: user.email });
      toastSuccess(message ?? 'Profile updated successfully!');
    },
  });
  // The confirmation link may be opened in another tab: show the email that it set.
  const followEmail = useEffectEvent((current: string) => form.setFieldValue('email', current));
  useEffect(() => followEmail(email), [email]);
  return (
    <Form
      className={classes.form}
      isBusy={change.isPending}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
    >
      <Field
        label="Username"
        name="username"
        autoComplete="nickname"
        maxLength={usernameLengthMax}
        aria-required="true"
        {...form.getInputProps('username')}
      />
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={emailLengthMax}
        aria-required="true"
        {...form.getInputProps('email')}
      />
      {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
      <SubmitButton
        className={classes.submit ?? ''}
        isBusy={change.isPending}
        busyLabel="Updating..."
      >
        Save Changes
      </SubmitButton>
    </Form>
  );
}
