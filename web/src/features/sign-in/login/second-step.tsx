import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../language/messages.ts';
import { AuthLayout } from '../../../layout/auth-layout.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { AuthForm } from '../auth-form.tsx';
import { loginErrorMessage } from '../login-error.ts';
import { useSignIn } from '../use-sign-in.ts';
import { codeLengthMax, readAppCode } from './app-code.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { cancelPasskeyRequest, hasPasskeys } from './passkey/passkey.ts';
import type { SecondFactor } from './second-factor.ts';
import { byCode, byPasskey, type SignInAttempt } from './sign-in-attempts.ts';
import { useFocus } from './use-focus.ts';

import classes from './login.module.css';

interface SecondStepProps {
  second: SecondFactor;
  publicUrl: string | undefined;
  /** With the code of an error if the sign-in has to start over. */
  onBack: (code?: string) => void;
  below: ReactNode;
}

/** Ends a sign-in with a code or a passkey. */
export function SecondStep({ second, publicUrl, onBack, below }: SecondStepProps) {
  const signIn = useSignIn();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // Without an authenticator app, codes are those for the day on which the passkey is lost.
  const hasApp = second.factors[0] !== 'passkey';
  const hasPasskey = second.factors.includes('passkey') && hasPasskeys(publicUrl);
  const isPasskeyFirst = hasPasskey && !hasApp;
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const field = useFocus<HTMLInputElement>(!isPasskeyFirst);
  const passkey = useFocus<HTMLButtonElement>(isPasskeyFirst);
  const lastTried = useRef<string>(undefined);
  const texts = m.signInWays.second;
  const pendingMethod = signIn.isPending ? signIn.variables.by : undefined;
  const isAsked = pendingMethod === 'passkey';

  const start = (attempt: SignInAttempt) =>
    signIn.mutate(attempt, {
      onError: (failure) => {
        if (!(failure instanceof ApiError)) return;
        if (failure.code === 'sign_in_expired') return onBack(failure.code);
        if (failure.code !== 'code_invalid') return;
        const typed = field.current?.value ?? '';
        // Another one may have been entered while this one was on its way.
        if (isUntried(typed)) tryCode(typed);
        else field.current?.select();
      },
    });
  const tryCode = (typed: string) => {
    lastTried.current = readAppCode(typed);
    if (isAsked) void cancelPasskeyRequest();
    start(byCode(second.challenge, typed.trim()));
  };
  // Once only: correcting a refused code must not send it again.
  const isUntried = (typed: string) => {
    const whole = isRecovery ? undefined : readAppCode(typed);
    return whole !== undefined && whole !== lastTried.current;
  };
  const change = (typed: string) => {
    setCode(typed);
    setIsMissing(false);
    if (pendingMethod !== 'code' && isUntried(typed)) tryCode(typed);
  };
  const submit = () => {
    if (code.trim() !== '') return tryCode(code);
    setIsMissing(true);
    field.current?.focus();
  };
  const changeKind = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setIsMissing(false);
    signIn.reset();
    field.current?.focus();
  };

  const passkeyButton = hasPasskey && (
    <PasskeyButton
      ref={passkey}
      isAsked={isAsked}
      onClick={() => start(byPasskey(second.challenge))}
    >
      {isPasskeyFirst ? m.signInWays.passkey : texts.passkey}
    </PasskeyButton>
  );

  return (
    <AuthLayout title={texts.title} below={below}>
      {isPasskeyFirst && (
        <div className={classes.first}>
          {passkeyButton}
          <p className={classes.or}>{m.signInWays.or}</p>
        </div>
      )}
      <AuthForm
        failure={loginErrorMessage(signIn.error)}
        onSubmit={submit}
        submitLabel={m.signIn.submit}
        busyLabel={m.signIn.submitting}
        isBusy={pendingMethod === 'code'}
      >
        <Field
          ref={field}
          label={isRecovery ? texts.recoveryCode : texts.appCode}
          description={isRecovery ? texts.recoveryHint : texts.appHint}
          error={isMissing && texts.missing}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          name="code"
          dir="ltr"
          value={code}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          // Recovery codes have letters, which a phone's keypad for digits has not.
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={codeLengthMax}
        />
      </AuthForm>
      <div className={classes.ways}>
        {!isPasskeyFirst && passkeyButton}
        <div className={classes.links}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowLeft size="1rem" aria-hidden="true" />}
            onClick={() => onBack()}
          >
            {texts.back}
          </Button>
          {hasApp && (
            <Button variant="subtle" size="compact-sm" onClick={changeKind}>
              {isRecovery ? texts.toApp : texts.toRecovery}
            </Button>
          )}
        </div>
      </div>
    </AuthLayout>
  );
}
