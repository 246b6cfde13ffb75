import { withMessages } from '../language/with-messages.ts';
import { lazy } from '../lib/lazy.ts';

export const ImportsPage = lazy(
  withMessages(
    'admin',
    withMessages('imports', async () => ({
      default: (await import('../features/admin/imports/imports-page.tsx')).ImportsPage,
    })),
  ),
);
export const ImportPage = lazy(
  withMessages(
    'admin',
    withMessages(
      'imports',
      // To begin an import has to be confirmed.
      withMessages('settings', async () => {
        const [{ ImportPage: Page }, { ConfirmationDialog }] = await Promise.all([
          import('../features/admin/imports/import-page.tsx'),
          import('../features/settings/confirmation/confirmation-dialog.tsx'),
        ]);
        return { default: () => <Page confirmation={<ConfirmationDialog />} /> };
      }),
    ),
  ),
);
