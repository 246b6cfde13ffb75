import type { Serve, ServedApp } from './http/endpoint.ts';
import type { Services } from './services.ts';

/** Routes at and below some paths. */
interface LazyRoutes {
  paths: readonly string[];
  load(): Promise<(serve: Serve, services: Services, app: ServedApp) => void>;
}

/** What neither the first requests nor visitors ask for: a start is shorter without it, and a server at rest smaller. */
export const lazyRoutes: LazyRoutes[] = [
  {
    paths: [
      '/api/auth/login/second',
      '/api/auth/sign-in-methods',
      '/api/auth/totp',
      '/api/auth/recovery-codes',
    ],
    load: async () =>
      (await import('./modules/sign-in/second-factors/second-factors.routes.ts'))
        .secondFactorRoutes,
  },
  {
    paths: ['/api/auth/passkeys'],
    load: async () => (await import('./modules/sign-in/passkeys/passkeys.routes.ts')).passkeyRoutes,
  },
  {
    paths: ['/api/auth/oidc'],
    load: async () => (await import('./modules/sign-in/providers/oidc/oidc.routes.ts')).oidcRoutes,
  },
  {
    paths: ['/api/auth/proxy'],
    load: async () =>
      (await import('./modules/sign-in/providers/proxy/proxy.routes.ts')).proxyRoutes,
  },
  {
    paths: ['/api/auth/identities', '/api/auth/link'],
    load: async () =>
      (await import('./modules/sign-in/providers/identities.routes.ts')).identityRoutes,
  },
  {
    paths: ['/api/tokens'],
    load: async () => (await import('./modules/tokens/tokens.routes.ts')).tokenRoutes,
  },
  {
    paths: ['/api/profiles'],
    load: async () => (await import('./modules/uploads/profiles/profiles.routes.ts')).profileRoutes,
  },
  {
    paths: ['/api/pastes'],
    load: async () => (await import('./modules/uploads/pastes/pastes.routes.ts')).pasteRoutes,
  },
  {
    paths: ['/api/albums'],
    load: async () => (await import('./modules/albums/albums.routes.ts')).albumRoutes,
  },
  {
    paths: ['/api/tags'],
    load: async () => (await import('./modules/tags/tags.routes.ts')).tagRoutes,
  },
  {
    paths: ['/api/uploads'],
    load: async () => (await import('./modules/uploads/batches/batches.routes.ts')).batchRoutes,
  },
  {
    paths: ['/api/filters'],
    load: async () => (await import('./modules/filters/filters.routes.ts')).filterRoutes,
  },
  {
    paths: ['/api/links'],
    load: async () => (await import('./modules/short-links/short-links.routes.ts')).linkRoutes,
  },
  {
    paths: ['/api/archives'],
    load: async () => (await import('./modules/archives/archives.routes.ts')).archiveRoutes,
  },
  {
    paths: ['/api/requests'],
    load: async () => (await import('./modules/requests/own/requests.routes.ts')).requestRoutes,
  },
  {
    paths: ['/api/drop'],
    async load() {
      const { dropRoutes } = await import('./public/requests/drop.routes.ts');
      return (serve, services, app) => dropRoutes(app, serve, services);
    },
  },
  {
    paths: ['/api/domains'],
    load: async () => (await import('./modules/domains/requests/domains.routes.ts')).domainRoutes,
  },
  {
    paths: ['/api/admin/imports'],
    load: async () => (await import('./interop/imports/imports.routes.ts')).importRoutes,
  },
  {
    paths: ['/api/admin/setup', '/api/admin/test-mail'],
    load: async () => (await import('./modules/setup/setup.routes.ts')).setupRoutes,
  },
  {
    paths: ['/api/openapi.json', '/api/docs'],
    async load() {
      const { openApiRoutes } = await import('./http/openapi.routes.ts');
      return (serve, { config }) => openApiRoutes(serve, config);
    },
  },
  {
    paths: [
      '/api/auth/users',
      '/api/auth/pending',
      '/api/auth/approve',
      '/api/auth/reject',
      '/api/admin/version',
      '/api/admin/notices',
      '/api/admin/audit',
      '/api/admin/audit.csv',
    ],
    async load() {
      const { userRoutes } = await import('./modules/accounts/accounts.routes.ts');
      const { adminRoutes } = await import('./modules/admin/admin.routes.ts');
      return (serve, services) => {
        userRoutes(serve, services);
        adminRoutes(serve, services);
      };
    },
  },
  {
    paths: ['/api/admin/invites'],
    load: async () =>
      (await import('./modules/sign-in/registration/invites.routes.ts')).inviteRoutes,
  },
  {
    paths: ['/api/admin/brand'],
    load: async () => (await import('./modules/brand/brand.routes.ts')).brandRoutes,
  },
  {
    paths: ['/api/config', '/api/admin/settings'],
    load: async () => (await import('./modules/settings/settings.routes.ts')).settingsRoutes,
  },
  {
    paths: ['/api/upload/stats', '/api/admin/stats', '/api/admin/storage'],
    load: async () =>
      (await import('./modules/uploads/list/statistics.routes.ts')).statisticsRoutes,
  },
  {
    paths: ['/api/upload/sharex-config', '/api/clients'],
    load: async () => (await import('./modules/clients/clients.routes.ts')).clientRoutes,
  },
  {
    paths: ['/api/tls/ask'],
    load: async () =>
      (await import('./modules/domains/live/certificates.routes.ts')).certificateRoutes,
  },
  {
    // After its neighbours above.
    paths: ['/api/auth'],
    load: async () => (await import('./modules/sign-in/account.routes.ts')).accountRoutes,
  },
];
