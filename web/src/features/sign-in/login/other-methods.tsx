import { Button } from '@mantine/core';
import type { PublicSettings } from '@perch/contract/settings';
import { useLocation } from 'react-router';

import { m } from '../../../language/messages.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { saveQuery } from './saved-query.ts';
import { byPasskey, byProxy, type SignInAttempt } from './sign-in-attempts.ts';
import { useFocus } from './use-focus.ts';

import classes from './login.module.css';

interface OtherMethodsProps {
  /** Undefined until they are known. */
  ways: PublicSettings['signIn'] | undefined;
  canUsePasskeys: boolean;
  pendingMethod: SignInAttempt['by'] | undefined;
  /** The user has returned from the second step. */
  takesFocus: boolean;
  onStart: (attempt: SignInAttempt) => void;
}

/** The sign-in methods other than a password. */
export function OtherMethods(props: OtherMethodsProps) {
  const { ways, canUsePasskeys, pendingMethod, takesFocus, onStart } = props;
  const { search } = useLocation();
  const provider = useFocus<HTMLAnchorElement>(takesFocus && ways?.password === false);
  if (!ways) return null;
  const { password, oidc, proxy } = ways;
  if (oidc === null && !proxy && !canUsePasskeys) {
    return password ? null : <p className={classes.none}>{m.signInWays.none}</p>;
  }
  return (
    <div className={classes.ways}>
      {password && <p className={classes.or}>{m.signInWays.or}</p>}
      {oidc !== null && (
        <Button
          component="a"
          href="/api/auth/oidc/start"
          size="md"
          fullWidth
          variant={password ? 'default' : 'filled'}
          ref={provider}
          onClick={() => saveQuery(search)}
        >
          {m.signInWays.provider({ name: oidc })}
        </Button>
      )}
      {proxy && (
        <Button
          size="md"
          fullWidth
          variant={password || oidc !== null ? 'default' : 'filled'}
          onClick={() => onStart(byProxy({ isAutomatic: false }))}
        >
          {m.signInWays.proxy}
        </Button>
      )}
      {canUsePasskeys && (
        <PasskeyButton isAsked={pendingMethod === 'passkey'} onClick={() => onStart(byPasskey())}>
          {m.signInWays.passkey}
        </PasskeyButton>
      )}
    </div>
  );
}
