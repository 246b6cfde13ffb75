import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';

import * as auth from './auth.ts';
import * as clients from './clients.ts';
import * as settings from './settings.ts';
import * as uploads from './uploads.ts';

/** Every call of the service, in the order of the documentation. */
export const routes = [
  auth.register,
  auth.login,
  auth.logout,
  auth.me,
  auth.showApiToken,
  auth.rotateApiToken,
  auth.listPendingUsers,
  auth.approveUser,
  uploads.sendUpload,
  uploads.listMyUploads,
  clients.showShareXConfig,
  uploads.getUpload,
  uploads.deleteUpload,
  clients.downloadClientFile,
  uploads.fetchFile,
  settings.showSettings,
  settings.healthz,
  settings.readyz,
] as const;

type Served<R extends readonly RouteConfig[]> = { [I in keyof R]: { route: R[I]; handler: never } };

declare const app: OpenAPIHono;

/** The service's type for the typed client: `hc<Api>(origin)`. */
export type Api = ReturnType<typeof app.openapiRoutes<Served<typeof routes>>>;
