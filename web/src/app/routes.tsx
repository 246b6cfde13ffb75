import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

import { ShareXTile } from '../features/clients/sharex-tile.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { RecentUploads } from '../features/uploads/recent-uploads.tsx';
import { UploadDock } from '../features/uploads/tray/upload-dock.tsx';
import { RequireAdmin } from '../layout/access/require-admin.tsx';
import { RequireSession } from '../layout/access/require-session.tsx';
import { SignedOutOnly } from '../layout/access/signed-out-only.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import type { PaletteProps } from '../layout/commands/command-palette.tsx';
import { ErrorBoundary } from '../layout/errors/error-boundary.tsx';
import { FullPageError } from '../layout/errors/page-error.tsx';
import { LoadingPage } from '../ui/feedback/loading.tsx';
import { toastError } from '../ui/feedback/toast.tsx';
import { lazy } from './lazy.ts';
import { preloadRoute } from './preload-route.ts';

// The first script includes the dashboard, the home page; other pages are loaded on demand.

const LoginPage = lazy(async () => ({
  default: (await import('../features/auth/login-page.tsx')).LoginPage,
}));
const RegisterPage = lazy(async () => ({
  default: (await import('../features/auth/register/register-page.tsx')).RegisterPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import('../features/auth/confirm-email-page.tsx')).ConfirmEmailPage,
}));
const UploadsPage = lazy(
  preloadRoute('/uploads', async () => ({
    default: (await import('../features/uploads/uploads-page.tsx')).UploadsPage,
  })),
);
const ShareXCard = lazy(
  preloadRoute('/uploads', async () => ({
    default: (await import('../features/clients/sharex-card.tsx')).ShareXCard,
  })),
);
const ClientFiles = lazy(async () => ({
  default: (await import('../features/clients/client-files.tsx')).ClientFiles,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
}));

const DomainsPage = lazy(async () => ({
  default: (await import('../features/domains/domains-page.tsx')).DomainsPage,
}));
const UploadDomain = lazy(async () => ({
  default: (await import('../features/domains/upload-domain-select.tsx')).UploadDomainSelect,
}));
const DomainConfig = lazy(async () => ({
  default: (await import('../features/clients/domain-config.tsx')).DomainConfig,
}));

const AdminPage = lazy(async () => ({
  default: (await import('../features/admin/admin-page.tsx')).AdminPage,
}));
const UserPage = lazy(async () => ({
  default: (await import('../features/admin/users/user/user-page.tsx')).UserPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('../features/admin/audit/audit-page.tsx')).AuditPage,
}));
const InvitationsPage = lazy(async () => ({
  default: (await import('../features/admin/invitations/invitations-page.tsx')).InvitationsPage,
}));

const Palette = lazy(async () => {
  const [{ CommandPalette }, uploads, clients, settings, admin] = await Promise.all([
    import('../layout/commands/command-palette.tsx'),
    import('../features/uploads/upload-commands.ts'),
    import('../features/clients/client-commands.ts'),
    import('../features/settings/settings-commands.ts'),
    import('../features/admin/admin-commands.ts'),
  ]);
  const commands = [uploads.uploadCommand, ...settings.settingsCommands, ...admin.adminCommands];
  const sources = [uploads.fileCommands, clients.clientCommands];
  return {
    default: (props: PaletteProps) => (
      <CommandPalette {...props} commands={commands} sources={sources} />
    ),
  };
});

async function onUpload(): Promise<void> {
  try {
    const { openFilePicker } = await import('../features/uploads/pick/file-picker.ts');
    openFilePicker();
  } catch {
    toastError('Uploading could not be loaded. Check your connection and try again.');
  }
}

const domainConfig = (domain: string) => <DomainConfig domain={domain} />;
const uploadDomain = (chosen: string, onChoose: (domain: string) => void) => (
  <UploadDomain chosen={chosen} onChoose={onChoose} />
);

/** The page after sign-in. */
const home = '/dashboard';

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
            <Route
              element={
                <AppLayout
                  dock={<UploadDock />}
                  Palette={Palette}
                  onUpload={() => void onUpload()}
                />
              }
            >
              <Route
                path="/dashboard"
                element={<DashboardPage recent={<RecentUploads />} shareX={<ShareXTile />} />}
              />
              <Route
                path="/uploads"
                element={<UploadsPage aside={<ShareXCard />} domainChoice={uploadDomain} />}
              />
              <Route path="/domains" element={<DomainsPage clientConfig={domainConfig} />} />
              <Route path="/settings" element={<SettingsPage clients={<ClientFiles />} />} />
              <Route element={<RequireAdmin />}>
                <Route path="/admin" element={<AdminPage />} />
                <Route path="/admin/users/:id" element={<UserPage />} />
                <Route path="/admin/audit" element={<AuditPage />} />
                <Route path="/admin/invitations" element={<InvitationsPage />} />
              </Route>
              <Route path="*" element={<Navigate to={home} replace />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
