import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { NameFields, NewPasswordFields } from '../account-fields.tsx';
import { AuthForm } from '../auth-form.tsx';
import { byPassword } from '../login/sign-in-attempts.ts';
import { useSignIn } from '../use-sign-in.ts';
import { type RegisterForm as Fields, validateRegistration } from '../validation.ts';

interface RegisterFormProps {
  /** The token of an invitation or set-up link. */
  grant?: { setup: string } | { invite: string };
  submitLabel: string;
  /** Called when the account was created and waits for approval. */
  onWaiting: (waiting: { isNotified: boolean }) => void;
}

type Values = Fields & { acceptTerms: boolean };

const initialValues: Values = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

export function RegisterForm({ grant, submitLabel, onWaiting }: RegisterFormProps) {
  const { data: settings } = useQuery(settingsQuery);
  const isEmailRequired = settings?.emailRequired !== false;
  const form = useForm({
    initialValues,
    validate: (values: Values) => validateRegistration(values, isEmailRequired),
  });
  const register = useRegister(grant, onWaiting);
  const failure = register.isError ? errorMessage(register.error) : undefined;
  return (
    <AuthForm
      failure={failure}
      onSubmit={form.onSubmit((values) => register.mutate(values))}
      submitLabel={submitLabel}
      busyLabel={m.signIn.register.submitting}
      isBusy={register.isPending}
    >
      <NameFields isEmailRequired={isEmailRequired} inputOf={form.getInputProps} />
      <NewPasswordFields texts={m.accountFields.password} inputOf={form.getInputProps} />
      {settings?.legalPages.includes('terms') && (
        <TermsCheckbox
          isChecked={form.values.acceptTerms}
          onChange={(isChecked) => form.setFieldValue('acceptTerms', isChecked)}
        />
      )}
    </AuthForm>
  );
}

/** Registers, and signs in immediately if the account needs no approval. */
function useRegister(grant: RegisterFormProps['grant'], onWaiting: RegisterFormProps['onWaiting']) {
  const signIn = useSignIn();
  const { data: settings } = useQuery(settingsQuery);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, email, password, acceptTerms }: Values) => {
      const json = {
        username: username.trim(),
        email: email.trim(),
        password,
        ...(acceptTerms && { acceptTerms }),
        ...grant,
      };
      const { data } = await parseResponse(api.auth.register.$post({ json }));
      // The first administrator ends the time before the set-up, and may have come by another address.
      if (data.user.isAdmin) void refetch(queryClient, settingsQuery.queryKey);
      if (data.user.status !== 'approved') {
        const isNotified = data.user.email !== '' && settings?.hasMail === true;
        const { waiting, waitingWithoutNotice } = m.signIn.register;
        toastSuccess(isNotified ? waiting : waitingWithoutNotice);
        return onWaiting({ isNotified });
      }
      await signIn.mutateAsync(byPassword({ email: email.trim() || username, password }));
    },
    meta: { isShownInPlace: true },
  });
}

interface TermsCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Without it an installation that has terms of use takes no registration. */
function TermsCheckbox(props: TermsCheckboxProps) {
  const { agree, linkText } = m.brand.terms;
  const link = (
    <a href="/legal/terms" target="_blank" rel="noopener">
      {linkText}
    </a>
  );
  return <Checkbox {...props}>{rich((at) => agree({ link: at('link') }), { link })}</Checkbox>;
}
