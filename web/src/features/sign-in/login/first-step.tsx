import type { UseFormReturnType } from '@mantine/form';
import type { PublicSettings } from '@perch/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { Field, PasswordField } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { AuthForm } from '../auth-form.tsx';
import type { SignIn } from '../use-sign-in.ts';
import type { LoginForm } from '../validation.ts';
import { OtherMethods } from './other-methods.tsx';
import { cancelPasskeyRequest, hasPasskeys, offerPasskeys } from './passkey/passkey.ts';
import { byCredential, byPassword, type SignInAttempt } from './sign-in-attempts.ts';
import { useFocus } from './use-focus.ts';

import classes from '../auth-form.module.css';

interface FirstStepProps {
  form: UseFormReturnType<LoginForm>;
  settings: PublicSettings | undefined;
  signIn: SignIn;
  failure: string | undefined;
  /** The user comes back from the second step. */
  takesFocus: boolean;
  onStart: (attempt: SignInAttempt) => void;
}

/** Every way to begin a sign-in that the server and the browser have. */
export function FirstStep(props: FirstStepProps) {
  const { form, settings, signIn, failure, takesFocus, onStart } = props;
  // Most servers have passwords: their form is there before the settings are.
  const hasPassword = settings?.signIn.password !== false;
  const canUsePasskeys = settings !== undefined && hasPasskeys(settings.publicUrl);
  const pendingMethod = signIn.isPending ? signIn.variables.by : undefined;
  usePasskeyAutofill(hasPassword && canUsePasskeys && pendingMethod !== 'passkey', (credential) =>
    onStart(byCredential(credential)),
  );
  const password = useFocus<HTMLInputElement>(takesFocus);
  const submit = (values: LoginForm) => {
    if (pendingMethod === 'passkey') void cancelPasskeyRequest();
    onStart(byPassword(values));
  };
  return (
    <>
      {hasPassword ? (
        <AuthForm
          failure={failure}
          onSubmit={form.onSubmit(submit)}
          submitLabel={m.signIn.submit}
          busyLabel={m.signIn.submitting}
          isBusy={pendingMethod === 'password'}
          foot={<ForgotHint />}
        >
          <Field
            label={m.signInWays.name.label}
            name="email"
            inputMode="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={m.accountFields.password.label}
            name="password"
            autoComplete="current-password"
            ref={password}
            {...form.getInputProps('password')}
          />
        </AuthForm>
      ) : (
        failure && (
          <div className={classes.form}>
            <FormError sentence={failure} />
          </div>
        )
      )}
      <OtherMethods
        ways={settings?.signIn}
        canUsePasskeys={canUsePasskeys}
        pendingMethod={pendingMethod}
        takesFocus={takesFocus}
        onStart={onStart}
      />
    </>
  );
}

/** Shown only when the server sends mail. */
function ForgotHint() {
  const { data: settings } = useQuery(settingsQuery);
  return settings?.hasMail ? <Link to="/forgot-password">{m.signIn.forgotLink}</Link> : null;
}

/**
 * Offers passkeys in the list below the field for the name while it `isWanted`; `onChosen` gets what the browser
 * has made of the one that the user chose.
 */
function usePasskeyAutofill(
  isWanted: boolean,
  onChosen: (credential: Record<string, unknown>) => void,
): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isWanted) return;
    const unwanted = new AbortController();
    const offer = async () => {
      const credential = await offerPasskeys(unwanted.signal);
      if (credential && !unwanted.signal.aborted) choose(credential);
    };
    // The button and the password are there: a failure of the offer says nothing to the user.
    offer().catch(() => undefined);
    return () => unwanted.abort();
  }, [isWanted]);
}
