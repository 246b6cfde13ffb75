import { useMutation } from '@tanstack/react-query';

import { openSession } from '../../api/session.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { forgetSignOut } from './login/proxy-attempt.ts';
import type { SignInAttempt } from './login/sign-in-attempts.ts';

async function signIn({ open }: SignInAttempt): Promise<void> {
  const token = await open();
  forgetSignOut();
  toastSuccess(m.signIn.succeeded);
  // The router then redirects from the login to the requested page.
  openSession(token);
}

/** Signs in and opens the session; the form shows an error. */
export function useSignIn() {
  return useMutation({ mutationFn: signIn, meta: { isShownInPlace: true } });
}

export type SignIn = ReturnType<typeof useSignIn>;
