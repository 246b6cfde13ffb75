import { Button } from '@mantine/core';
import type { PublicSettings } from '@perch/contract/settings';
import { useLocation } from 'react-router';

import { m } from '../../../language/messages.ts';
import { PasskeyButton } from './passkey/passkey-button.tsx';
import { keepQuery } from './saved-query.ts';
import { byPasskey, byProxy, type SignInWay } from './sign-in-attempts.ts';
import { useFocus } from './use-focus.ts';

import classes from './login.module.css';

interface OtherWaysProps {
  /** Undefined as long as they are not known. */
  ways: PublicSettings['signIn'] | undefined;
  canUsePasskeys: boolean;
  busyWay: SignInWay['by'] | undefined;
  /** The user comes back from the second step. */
  takesFocus: boolean;
  onStart: (way: SignInWay) => void;
}

/** The ways to sign in beside a password. */
export function OtherWays(props: OtherWaysProps) {
  const { ways, canUsePasskeys, busyWay, takesFocus, onStart } = props;
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
          onClick={() => keepQuery(search)}
        >
          {m.signInWays.provider({ name: oidc })}
        </Button>
      )}
      {proxy && (
        <Button
          size="md"
          fullWidth
          variant={password || oidc !== null ? 'default' : 'filled'}
          onClick={() => onStart(byProxy({ isUnasked: false }))}
        >
          {m.signInWays.proxy}
        </Button>
      )}
      {canUsePasskeys && (
        <PasskeyButton isAsked={busyWay === 'passkey'} onClick={() => onStart(byPasskey())}>
          {m.signInWays.passkey}
        </PasskeyButton>
      )}
    </div>
  );
}
