import { useForm } from '@mantine/form';
import { emailLengthMax, usernameLengthMax } from '@perch/contract/limits';
import type { Account } from '@perch/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { api, parseResponse } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LazyPanel } from '../lazy-panel.tsx';
import { type ProfileForm as Values, validateProfile } from '../settings-validation.ts';
import { AccountFacts } from './account-facts.tsx';
import { PendingEmail } from './pending-email.tsx';

import columns from '../columns.module.css';
import classes from '../settings-form.module.css';

const ExpiryMailsPanel = lazy(async () => ({
  default: (await import('./expiry-mails-panel.tsx')).ExpiryMailsPanel,
}));
const GalleryPanel = lazy(async () => ({
  default: (await import('./gallery-panel.tsx')).GalleryPanel,
}));
const FilePagesPanel = lazy(async () => ({
  default: (await import('./file-pages-panel.tsx')).FilePagesPanel,
}));

/** @param newUploads the panel of the account's options for new uploads */
export function ProfileTab({ newUploads }: { newUploads: ReactNode }) {
  const { data: account } = useQuery(accountQuery);
  return (
    <div className={columns.columns}>
      <Panel title={m.settings.profile.title}>
        <p className={classes.lead}>{m.settings.profile.lead}</p>
        {account && <ProfileForm account={account} />}
      </Panel>
      <AccountFacts />
      <LazyPanel>{newUploads}</LazyPanel>
      <LazyPanel>
        <FilePagesPanel />
      </LazyPanel>
      <LazyPanel>
        <GalleryPanel />
      </LazyPanel>
      {account?.email !== '' && (
        <LazyPanel>
          <ExpiryMailsPanel />
        </LazyPanel>
      )}
    </div>
  );
}

function ProfileForm({ account: { username, email, pendingEmail } }: { account: Account }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: { username, email },
    validate: (values) => validateProfile(values, email !== ''),
  });
  const change = useMutation({
    mutationFn: (values: Values) => {
      const json = { username: values.username.trim(), email: values.email.trim() };
      return parseResponse(api.auth.profile.$put({ json }));
    },
    onSuccess: ({ message, data: { user } }) => {
      queryClient.setQueryData(accountQuery.queryKey, user);
      form.setValues({ username: user.username, email: user.email });
      toastSuccess(message ?? m.settings.profile.updated);
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
        label={m.accountFields.username.label}
        name="username"
        autoComplete="nickname"
        maxLength={usernameLengthMax}
        aria-required="true"
        {...form.getInputProps('username')}
      />
      <Field
        label={m.accountFields.email.label}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={emailLengthMax}
        {...(email === ''
          ? { description: m.settings.profile.noEmail }
          : { 'aria-required': 'true' })}
        {...form.getInputProps('email')}
      />
      {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
      <SubmitButton
        className={classes.submit ?? ''}
        isBusy={change.isPending}
        busyLabel={m.settings.profile.updating}
      >
        {m.settings.profile.save}
      </SubmitButton>
    </Form>
  );
}
