import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailField, NewPasswordFields } from '../account-fields.tsx';
import { AuthForm } from '../auth-form.tsx';
import { byPassword } from '../login/sign-in-ways.ts';
import { useSignIn } from '../use-sign-in.ts';
import { type RegisterForm as Fields, validateRegistration } from '../validation.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface RegisterFormProps {
  /** The token of an invitation or set-up link. */
  grant?: { setup: string } | { invite: string };
  submitLabel: string;
  /** Called when the account was created and waits for approval. */
  onWaiting: (isWaiting: true) => void;
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
  const form = useForm({ initialValues, validate: validateRegistration });
  const register = useRegister(grant, onWaiting);
  const { data: settings } = useQuery(settingsQuery);
  const failure = register.isError ? errorMessage(register.error) : undefined;
  return (
    <AuthForm
      failure={failure}
      onSubmit={form.onSubmit((values) => register.mutate(values))}
      submitLabel={submitLabel}
      busyLabel={m.signIn.register.submitting}
      isBusy={register.isPending}
    >
      <Field
        label={m.accountFields.username.label}
        name="username"
        autoComplete="nickname"
        {...form.getInputProps('username')}
      />
      <EmailField {...form.getInputProps('email')} />
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

/** Registers, and signs in at once when the account needs no approval. */
function useRegister(grant: RegisterFormProps['grant'], onWaiting: (isWaiting: true) => void) {
  const signIn = useSignIn();
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
      if (data.user.status !== 'approved') {
        toastSuccess(m.signIn.register.waiting);
        return onWaiting(true);
      }
      await signIn.mutateAsync(byPassword({ email, password }));
    },
    meta: { isShownInPlace: true },
  });
}
