import { type LinkLocation, readLinkToken } from '../features/auth/link-token.ts';
import { withMessages } from '../language/with-messages.ts';
import { setupPath } from '../layout/steps/setup-path.ts';
import { lazy } from '../lib/lazy.ts';

export const SetupPage = lazy(
  withMessages(
    'setup',
    withMessages('adminSettings', async () => {
      const [{ SetupPage: Page }, { DownloadShareXButton }] = await Promise.all([
        import('../features/setup/setup-page.tsx'),
        import('../features/clients/sharex-buttons.tsx'),
      ]);
      return { default: () => <Page shareX={<DownloadShareXButton />} /> };
    }),
  ),
);

export const dashboard = '/dashboard';

/** The page after sign-in; the account of the set-up link goes on with the set-up. */
export const home = (arrival: LinkLocation): string =>
  readLinkToken('setup', arrival).token === undefined ? dashboard : setupPath;
