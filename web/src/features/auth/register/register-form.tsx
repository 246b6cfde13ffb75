import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';

import { errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailField, NewPasswordFields } from '../account-fields.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { type RegisterForm as Values, validateRegistration } from '../validation.ts';

interface RegisterFormProps {
  /** The token of an invitation or set-up link. */
  grant?: { setup: string } | { invite: string };
  submitLabel: string;
  /** Called when the account was created and waits for approval. */
  onWaiting: (isWaiting: true) => void;
}

const initialValues: Values = { username: '', email: '', password: '', confirmPassword: '' };

export function RegisterForm({ grant, submitLabel, onWaiting }: RegisterFormProps) {
  const form = useForm({ initialValues, validate: validateRegistration });
  const register = useRegister(grant, onWaiting);
  const failure = register.isError ? errorMessage(register.error) : undefined;
  return (
    <AuthForm
      failure={failure}
      onSubmit={form.onSubmit((values) => register.mutate(values))}
      submitLabel={submitLabel}
      busyLabel="Creating account..."
      isBusy={register.isPending}
    >
      <Field
        label="Username"
        name="username"
        autoComplete="nickname"
        {...form.getInputProps('username')}
      />
      <EmailField {...form.getInputProps('email')} />
      <NewPasswordFields
        label="Password"
        confirmLabel="Confirm password"
        inputOf={form.getInputProps}
      />
    </AuthForm>
  );
}

/** Registers, and signs in at once when the account needs no approval. */
function useRegister(grant: RegisterFormProps['grant'], onWaiting: (isWaiting: true) => void) {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async ({ username, email, password }: Values) => {
      const json = {
        username: username.trim(),
        email: email.trim(),
        password,
        ...grant,
      };
      const { data } = await parseResponse(api.auth.register.$post({ json }));
      if (data.user.status !== 'approved') {
        toastSuccess('Registration successful! You will be notified when approved.');
        return onWaiting(true);
      }
      await signIn.mutateAsync({ email, password });
    },
    meta: { isShownInPlace: true },
  });
}
