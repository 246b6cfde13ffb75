import { useMutation } from '@tanstack/react-query';

import { api, parseResponse } from '../../api/client.ts';
import { openSession } from '../../api/session.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import type { LoginForm } from './validation.ts';

async function signIn({ email, password }: LoginForm): Promise<void> {
  const answer = await parseResponse(
    api.auth.login.$post({ json: { email: email.trim(), password } }),
  );
  toastSuccess('Login successful!');
  // The router then redirects from the login to the requested page.
  openSession(answer.token);
}

/** Signs in and opens the session; the form shows an error. */
export function useSignIn() {
  return useMutation({ mutationFn: signIn, meta: { isShownInPlace: true } });
}
