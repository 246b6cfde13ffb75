import { Button, useComputedColorScheme } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { LogoutButton } from '../logout-button.tsx';

import layout from '../auth-layout.module.css';
import classes from './accept-terms.module.css';

/** Replaces the whole app until the account has accepted this version of the terms of use. */
export function AcceptTerms({ version }: { version: number }) {
  const queryClient = useQueryClient();
  const scheme = useComputedColorScheme('dark');
  const accept = useMutation({
    mutationFn: () => parseResponse(api.auth.terms.$post({ json: { version } })),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: async (failure) => {
      const hasChanged = failure instanceof ApiError && failure.code === 'terms_changed';
      if (hasChanged) await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  return (
    <AuthLayout title={m.brand.terms.title} lead={m.brand.terms.lead}>
      <div className={layout.stack}>
        <iframe
          key={`${version} ${scheme}`}
          className={classes.text}
          title={m.brand.pages.terms}
          sandbox="allow-popups"
          src={`/legal/terms?scheme=${scheme}&version=${version}`}
        />
        <a className={classes.alone} href="/legal/terms" target="_blank" rel="noopener">
          {m.brand.terms.openAlone}
        </a>
        <Button fullWidth size="md" loading={accept.isPending} onClick={() => accept.mutate()}>
          {m.brand.terms.accept}
        </Button>
        <LogoutButton isFullWidth />
      </div>
    </AuthLayout>
  );
}
