import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';

import * as confirmation from './accounts/confirmation.ts';
import * as invites from './accounts/invites.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as clients from './clients.ts';
import * as domains from './domains.ts';
import * as settings from './settings.ts';
import * as statistics from './statistics.ts';
import * as tus from './tus.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';

/** Every route, in the order of the documentation. */
export const routes = [
  auth.register,
  auth.login,
  auth.logout,
  auth.me,
  confirmation.confirmSession,
  auth.changeProfile,
  confirmation.confirmEmail,
  confirmation.cancelEmailChange,
  auth.changePassword,
  auth.forgotPassword,
  auth.resetPassword,
  auth.listSessions,
  auth.endOtherSessions,
  auth.endSession,
  auth.showApiToken,
  auth.rotateApiToken,
  uploads.sendUpload,
  tus.tusOptions,
  tus.tusUploadOptions,
  tus.createTusUpload,
  tus.headTusUpload,
  tus.patchTusUpload,
  tus.terminateTusUpload,
  uploads.listMyUploads,
  statistics.showMyStatistics,
  clients.showShareXConfig,
  uploads.getUpload,
  uploads.deleteUpload,
  clients.downloadClientFile,
  domains.requestDomain,
  domains.listMyDomains,
  domains.deleteDomain,
  domains.makeDefaultDomain,
  domains.checkDomain,
  domains.setDomainRedirect,
  domains.moveDomainFiles,
  users.listPendingUsers,
  users.approveUser,
  users.rejectUser,
  users.listUsers,
  users.getUser,
  users.changeUser,
  users.deleteUser,
  invites.createInvite,
  invites.listInvites,
  invites.revokeInvite,
  uploads.listAllUploads,
  domains.listPendingDomains,
  domains.listAllDomains,
  domains.approveDomain,
  domains.rejectDomain,
  statistics.showAllStatistics,
  audit.listAudit,
  audit.downloadAudit,
  uploads.fetchFile,
  uploads.headFile,
  uploads.fetchThumbnail,
  uploads.headThumbnail,
  settings.showSettings,
  settings.healthz,
  settings.readyz,
  settings.metrics,
  domains.askCertificate,
  settings.showOpenApi,
  settings.showDocs,
] as const;

type Served<R extends readonly RouteConfig[]> = { [I in keyof R]: { route: R[I]; handler: never } };

declare const app: OpenAPIHono;

/** The service's type for the typed client: `hc<Api>(origin)`. */
export type Api = ReturnType<typeof app.openapiRoutes<Served<typeof routes>>>;
