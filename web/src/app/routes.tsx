import { type ComponentType, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

import { settingsQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { openNewPaste } from '../features/pastes/paste-draft.ts';
import { type LinkLocation, readLinkToken } from '../features/sign-in/link-token.ts';
import { UploadDock } from '../features/transfers/tray/upload-dock.tsx';
import { m } from '../language/messages.ts';
import { withMessages } from '../language/with-messages.ts';
import { RequireAdmin, RequireSession, SignedOutOnly } from '../layout/access/route-guards.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { ErrorBoundary } from '../layout/errors/error-boundary.tsx';
import { FullPageError } from '../layout/errors/page-error.tsx';
import { setupPath } from '../layout/steps/setup-path.ts';
import { openedPath } from '../lib/first-page.ts';
import { lazy } from '../lib/lazy.ts';
import { LoadingPage } from '../ui/feedback/loading.tsx';
import { toastError } from '../ui/feedback/toast.tsx';
import { Palette } from './palette.tsx';

// Every page is loaded on demand; those that people open first begin to load with the app itself.

const BatchActions = lazy(
  withMessages('link-options', async () => ({
    default: (await import('../features/uploads/selection/batch-actions.tsx')).BatchActions,
  })),
);
const LoginPage = lazy(
  withMessages(
    'sign-in',
    withSettings(async () => ({
      default: (await import('./login-page.tsx')).LoginPage,
    })),
  ),
);
const RegisterPage = lazy(
  withMessages('sign-in', async () => ({
    default: (await import('../features/sign-in/register/register-page.tsx')).RegisterPage,
  })),
);
const ForgotPasswordPage = lazy(
  withMessages('sign-in', async () => ({
    default: (await import('../features/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  })),
);
const ResetPasswordPage = lazy(
  withMessages('sign-in', async () => ({
    default: (await import('../features/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  })),
);
const ConfirmEmailPage = lazy(
  withMessages('sign-in', async () => ({
    default: (await import('../features/sign-in/confirm-email-page.tsx')).ConfirmEmailPage,
  })),
);
const DashboardPage = lazyPage('/dashboard', async () => {
  const [{ DashboardPage: Page, prefetchDashboard }, { ShareXTile }] = await Promise.all([
    import('../features/dashboard/dashboard-page.tsx'),
    import('../features/clients/sharex-tile.tsx'),
  ]);
  prefetchDashboard();
  return { default: () => <Page shareX={<ShareXTile />} /> };
});
const UploadsPage = lazyPage(
  '/uploads',
  withMessages('link-options', async () => {
    const { UploadsPage: Page, prefetchUploads } =
      await import('../features/uploads/uploads-page.tsx');
    prefetchUploads();
    return { default: Page };
  }),
);
const TagsPage = lazy(
  withMessages('tags', async () => ({
    default: (await import('../features/tags/manage/tags-page.tsx')).TagsPage,
  })),
);
const CleanupPage = lazy(
  withMessages('tags', async () => ({
    default: (await import('../features/filters/cleanup/cleanup-page.tsx')).CleanupPage,
  })),
);
const ShareXCard = lazy(async () => ({
  default: (await import('../features/clients/sharex-card.tsx')).ShareXCard,
}));
const NewUploadsPanel = lazy(
  withMessages('link-options', async () => ({
    default: (await import('../features/upload-options/new-uploads-panel.tsx')).NewUploadsPanel,
  })),
);
const UploadDefaultsPanel = lazy(
  withMessages('link-options', async () => ({
    default: (await import('../features/upload-options/defaults/upload-defaults-panel.tsx'))
      .UploadDefaultsPanel,
  })),
);
const ProfilesPanel = lazy(
  withMessages(
    'tokens',
    withMessages('link-options', async () => ({
      default: (await import('../features/upload-options/profiles/profiles-panel.tsx'))
        .ProfilesPanel,
    })),
  ),
);
const ClientFiles = lazy(async () => ({
  default: (await import('../features/clients/client-files.tsx')).ClientFiles,
}));
const SettingsPage = lazy(
  withMessages('settings', async () => ({
    default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
  })),
);

const DomainsPage = lazy(
  withMessages('domains', async () => ({
    default: (await import('../features/domains/domains-page.tsx')).DomainsPage,
  })),
);
const UploadDomain = lazy(
  withMessages('domains', async () => ({
    default: (await import('../features/domains/upload-domain-select.tsx')).UploadDomainSelect,
  })),
);
const DomainConfig = lazy(async () => ({
  default: (await import('../features/clients/domain-config.tsx')).DomainConfig,
}));

const AdminPage = lazy(
  withMessages('admin', async () => ({
    default: (await import('../features/admin/admin-page.tsx')).AdminPage,
  })),
);
const UserPage = lazy(
  withMessages(
    'admin',
    // Some of what administrators do has to be confirmed.
    withMessages('settings', async () => {
      const [{ UserPage: Page }, { ConfirmationDialog }] = await Promise.all([
        import('../features/admin/users/user/user-page.tsx'),
        import('../features/settings/confirmation/confirmation-dialog.tsx'),
      ]);
      return { default: () => <Page confirmation={<ConfirmationDialog />} /> };
    }),
  ),
);
const AuditPage = lazy(
  withMessages(
    'admin',
    // Settings that were changed are named.
    withMessages('admin-settings', async () => ({
      default: (await import('../features/admin/audit/audit-page.tsx')).AuditPage,
    })),
  ),
);
const InvitationsPage = lazy(
  withMessages('admin', async () => ({
    default: (await import('../features/admin/invitations/invitations-page.tsx')).InvitationsPage,
  })),
);

const ImportsPage = lazy(
  withMessages(
    'admin',
    withMessages('imports', async () => ({
      default: (await import('../features/admin/imports/imports-page.tsx')).ImportsPage,
    })),
  ),
);
const ImportPage = lazy(
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

const AlbumsPage = lazy(
  withMessages(
    'albums',
    withMessages('link-options', async () => ({
      default: (await import('../features/albums/list/albums-page.tsx')).AlbumsPage,
    })),
  ),
);
const AlbumDetailsPage = lazy(
  withMessages(
    'albums',
    withMessages('link-options', async () => ({
      default: (await import('../features/albums/album/album-details-page.tsx')).AlbumDetailsPage,
    })),
  ),
);

function withSharing<T>(load: () => Promise<T>) {
  return withMessages('sharing', withMessages('link-options', load));
}
const RequestsPage = lazyPage(
  '/requests',
  withSharing(async () => ({
    default: (await import('../features/requests/requests-page.tsx')).RequestsPage,
  })),
);
const LinksPage = lazyPage(
  '/links',
  withSharing(async () => ({
    default: (await import('../features/short-links/links-page.tsx')).LinksPage,
  })),
);

const SetupPage = lazy(
  withMessages(
    'setup',
    withMessages('admin-settings', async () => {
      const [{ SetupPage: Page }, { DownloadShareXButton }] = await Promise.all([
        import('../features/setup/setup-page.tsx'),
        import('../features/clients/sharex-buttons.tsx'),
      ]);
      return { default: () => <Page shareX={<DownloadShareXButton />} /> };
    }),
  ),
);

const dashboard = '/dashboard';

/** The page after sign-in; the account of the set-up link continues with the set-up. */
const home = (arrival: LinkLocation): string =>
  readLinkToken('setup', arrival).token === undefined ? dashboard : setupPath;

async function onUpload(): Promise<void> {
  try {
    const { openFilePicker } = await import('../features/transfers/pick/file-picker.ts');
    openFilePicker();
  } catch {
    toastError(m.layout.uploadingNotLoaded);
  }
}

const domainConfig = (domain: string) => <DomainConfig domain={domain} />;
const uploadDomain = (chosen: string, onChoose: (domain: string) => void) => (
  <UploadDomain chosen={chosen} onChoose={onChoose} />
);

/** Every page and its URL. */
export function AppRoutes() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} Fallback={FullPageError}>
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          <Route element={<SignedOutOnly home={home} />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/register" element={<RegisterPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          </Route>
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/confirm-email" element={<ConfirmEmailPage />} />
          <Route element={<RequireSession />}>
            <Route element={<RequireAdmin />}>
              <Route path="/setup" element={<SetupPage />} />
            </Route>
            <Route
              element={
                <AppLayout
                  dock={<UploadDock BatchActions={BatchActions} />}
                  Palette={Palette}
                  onUpload={() => void onUpload()}
                  onPaste={() => openNewPaste()}
                />
              }
            >
              <Route path="/dashboard" element={<DashboardPage />} />
              <Route
                path="/uploads"
                element={
                  <UploadsPage
                    firstSteps={<ShareXCard />}
                    domainChoice={uploadDomain}
                    newUploads={<NewUploadsPanel isUnfolded />}
                  />
                }
              />
              <Route path="/albums" element={<AlbumsPage />} />
              <Route path="/albums/:id" element={<AlbumDetailsPage />} />
              <Route path="/requests" element={<RequestsPage />} />
              <Route path="/links" element={<LinksPage />} />
              <Route path="/uploads/tags" element={<TagsPage />} />
              <Route path="/uploads/cleanup" element={<CleanupPage />} />
              <Route path="/domains" element={<DomainsPage clientConfig={domainConfig} />} />
              <Route
                path="/settings"
                element={
                  <SettingsPage
                    clients={<ClientFiles />}
                    newUploads={<UploadDefaultsPanel />}
                    profiles={<ProfilesPanel />}
                  />
                }
              />
              <Route element={<RequireAdmin />}>
                <Route path="/admin" element={<AdminPage />}>
                  <Route path="audit" element={<AuditPage />} />
                  <Route path="invitations" element={<InvitationsPage />} />
                  <Route path="imports" element={<ImportsPage />} />
                </Route>
                <Route path="/admin/users/:id" element={<UserPage />} />
                <Route path="/admin/imports/:id" element={<ImportPage />} />
              </Route>
              <Route path="*" element={<Navigate to={dashboard} replace />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

const patienceMs = 1000;

/**
 * Loads the server's public settings in parallel with the code of a page that depends on them. If they do not arrive soon,
 * the page is shown without.
 */
function withSettings<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const settings = Promise.race([queryClient.prefetchQuery(settingsQuery), tooLong]);
    const [page] = await Promise.all([load(), settings]);
    return page;
  };
}

/** A page that is loaded immediately when the app was opened at it: React would do so only once the account is known. */
function lazyPage<Props extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(load, openedPath.startsWith(path));
}
