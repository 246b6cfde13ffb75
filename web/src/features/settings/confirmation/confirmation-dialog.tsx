import { Modal, Skeleton } from '@mantine/core';
import type { SignInMethods } from '@perch/contract/accounts/second-factors';
import { useQuery } from '@tanstack/react-query';

import { resolveConfirmation, useIsConfirmationPending } from '../../../api/confirmation.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { signInMethodsQuery } from '../sign-in-methods-query.ts';
import { CodeConfirmation } from './code-confirmation.tsx';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { PasskeyConfirmation } from './passkey-confirmation.tsx';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { SignInAgain } from './sign-in-again.tsx';

import classes from './confirmation-dialog.module.css';

/** Asks for what confirms the session when the server requires confirmation of a call. */
export function ConfirmationDialog() {
  const texts = m.settings.confirmation;
  return (
    <Modal.Root
      opened={useIsConfirmationPending()}
      onClose={() => resolveConfirmation(false)}
      centered
      // Above the question that has led to it, whichever of the two was mounted first.
      zIndex="var(--mantine-z-index-popover)"
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content aria-label={texts.title}>
        <Modal.Title className={classes.title ?? ''}>{texts.title}</Modal.Title>
        <p className={classes.text}>{texts.text}</p>
        <LoadedWays />
      </Modal.Content>
    </Modal.Root>
  );
}

function LoadedWays() {
  const { data, error, refetch: retry } = useQuery(signInMethodsQuery);
  if (data) return <Ways methods={data} />;
  const { loading, failed } = m.settings.confirmation;
  return (
    <>
      {error ? (
        <LoadError title={failed} error={error} onRetry={() => void retry()} />
      ) : (
        <output aria-label={loading}>
          <Skeleton className={classes.skeleton ?? ''} />
        </output>
      )}
      <ConfirmationActions />
    </>
  );
}

function Ways({ methods: { confirmsBy, totpSince } }: { methods: SignInMethods }) {
  const hasPasskey = confirmsBy.includes('passkey');
  const hasApp = totpSince !== null;
  if (confirmsBy.includes('code')) {
    return (
      <>
        {hasPasskey && <PasskeyConfirmation isFirst={!hasApp} />}
        <CodeConfirmation hasApp={hasApp} isFirst={hasApp} />
      </>
    );
  }
  if (hasPasskey) {
    return (
      <>
        <PasskeyConfirmation isFirst />
        <ConfirmationActions />
      </>
    );
  }
  return confirmsBy.includes('password') ? <PasswordConfirmation /> : <SignInAgain />;
}
