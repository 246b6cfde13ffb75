import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';

import * as confirmation from './accounts/confirmation.ts';
import * as defaultToken from './accounts/default-token.ts';
import * as identities from './accounts/identities.ts';
import * as invites from './accounts/invites.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as preferences from './accounts/preferences.ts';
import * as secondFactors from './accounts/second-factors.ts';
import * as terms from './accounts/terms.ts';
import * as tokens from './accounts/tokens.ts';
import * as albums from './albums/albums.ts';
import * as archives from './archives.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as domainBrand from './brand/domain-brand.ts';
import * as logo from './brand/logo.ts';
import * as clients from './clients.ts';
import * as domains from './domains.ts';
import * as filters from './filters/filters.ts';
import * as imports from './imports/imports.ts';
import * as drop from './requests/drop.ts';
import * as requests from './requests/requests.ts';
import * as settings from './settings.ts';
import * as adminSettings from './settings/admin-settings.ts';
import * as notices from './settings/notices.ts';
import * as releases from './settings/releases.ts';
import * as setup from './settings/setup.ts';
import * as links from './short-links/short-links.ts';
import * as statistics from './statistics.ts';
import * as tags from './tags/tags.ts';
import * as tus from './tus.ts';
import * as uploads from './uploads.ts';
import * as batches from './uploads/batches.ts';
import * as cleanup from './uploads/cleanup.ts';
import * as embeds from './uploads/embeds.ts';
import * as linkChecks from './uploads/link-checks.ts';
import * as lists from './uploads/lists.ts';
import * as pastes from './uploads/pastes.ts';
import * as profiles from './uploads/profiles.ts';
import * as publicLinks from './uploads/public-links.ts';
import * as users from './users.ts';

// In three parts, as the compiler writes no longer types.

const accountRoutes = [
  auth.register,
  auth.login,
  secondFactors.logInSecond,
  passkeys.beginPasskeyLogin,
  passkeys.logInWithPasskey,
  identities.openProxySession,
  auth.logout,
  identities.startOidc,
  identities.finishOidc,
  identities.openOidcSession,
  identities.linkOidc,
  identities.openLinkSession,
  identities.listIdentities,
  identities.removeIdentity,
  auth.me,
  terms.acceptTerms,
  confirmation.confirmSession,
  secondFactors.showSignInMethods,
  secondFactors.beginTotp,
  secondFactors.confirmTotp,
  secondFactors.removeTotp,
  secondFactors.makeRecoveryCodes,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.beginPasskeyConfirmation,
  passkeys.confirmWithPasskey,
  passkeys.listPasskeys,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  preferences.showPreferences,
  preferences.changePreferences,
  auth.changeProfile,
  confirmation.confirmEmail,
  confirmation.cancelEmailChange,
  auth.changePassword,
  auth.forgotPassword,
  auth.resetPassword,
  auth.listSessions,
  auth.endOtherSessions,
  auth.endSession,
  defaultToken.showApiToken,
  defaultToken.rotateApiToken,
  defaultToken.disableApiToken,
  tokens.createToken,
  tokens.listTokens,
  tokens.changeToken,
  tokens.revokeToken,
  profiles.createProfile,
  profiles.listProfiles,
  profiles.changeProfile,
  profiles.deleteProfile,
] as const;

const fileRoutes = [
  uploads.sendUpload,
  pastes.createPaste,
  pastes.previewPaste,
  tus.tusOptions,
  tus.tusUploadOptions,
  tus.createTusUpload,
  tus.headTusUpload,
  tus.patchTusUpload,
  tus.terminateTusUpload,
  lists.listMyUploads,
  cleanup.showCleanup,
  batches.deleteUploads,
  batches.restoreUploads,
  batches.changeUploads,
  lists.listExpiringUploads,
  lists.listOpenedUploads,
  statistics.showMyStatistics,
  clients.showShareXConfig,
  uploads.getUpload,
  uploads.showUploadDays,
  uploads.showUploadAccess,
  linkChecks.checkUploadLink,
  uploads.changeUpload,
  uploads.replaceContent,
  uploads.deleteUpload,
  uploads.restoreUpload,
  uploads.emptyTrash,
  albums.createAlbum,
  albums.listAlbums,
  albums.getAlbum,
  albums.showAlbumDays,
  linkChecks.checkAlbumLink,
  albums.changeAlbum,
  albums.deleteAlbum,
  albums.changeAlbumUploads,
  archives.createArchive,
  clients.downloadShareXLinks,
  clients.downloadClientFile,
  tags.listTags,
  tags.applyTags,
  tags.getTag,
  tags.changeTag,
  tags.deleteTag,
  filters.createFilter,
  filters.listFilters,
  filters.changeFilter,
  filters.deleteFilter,
  links.createLink,
  links.listLinks,
  links.showLinkDays,
  links.changeLink,
  links.deleteLink,
  requests.createFileRequest,
  requests.listFileRequests,
  requests.getFileRequest,
  requests.showFileRequestDays,
  requests.changeFileRequest,
  requests.deleteFileRequest,
  drop.sendToRequest,
  drop.dropTusOptions,
  drop.dropTusUploadOptions,
  drop.createDropTusUpload,
  drop.headDropTusUpload,
  drop.patchDropTusUpload,
  drop.terminateDropTusUpload,
] as const;

const otherRoutes = [
  domains.requestDomain,
  domains.listMyDomains,
  domains.deleteDomain,
  domains.makeDefaultDomain,
  domains.checkDomain,
  domains.setDomainRedirect,
  domainBrand.setDomainBrand,
  domains.moveDomainFiles,
  users.listPendingUsers,
  users.approveUser,
  users.rejectUser,
  users.listUsers,
  users.getUser,
  users.changeUser,
  users.resetSecondFactors,
  users.deleteUser,
  users.deleteFilesOfUser,
  invites.createInvite,
  invites.listInvites,
  invites.revokeInvite,
  lists.listAllUploads,
  domains.listPendingDomains,
  domains.listAllDomains,
  domains.approveDomain,
  domains.rejectDomain,
  statistics.showAllStatistics,
  statistics.showInstallationStorage,
  adminSettings.showAdminSettings,
  adminSettings.changeSettings,
  setup.showSetup,
  setup.changeSetup,
  setup.sendTestMail,
  releases.showVersion,
  notices.showNotices,
  logo.setLogo,
  logo.removeLogo,
  audit.listAudit,
  audit.downloadAudit,
  imports.listImportPlaces,
  imports.listImports,
  imports.inspectSource,
  imports.getImport,
  imports.startImport,
  imports.stopImport,
  imports.listImportRows,
  imports.downloadImportReport,
  publicLinks.fetchFile,
  publicLinks.headFile,
  publicLinks.fetchThumbnail,
  publicLinks.headThumbnail,
  publicLinks.fetchSizedPicture,
  embeds.fetchPreview,
  embeds.fetchOembed,
  archives.fetchArchive,
  archives.headArchive,
  logo.fetchLogo,
  settings.showSettings,
  settings.healthz,
  settings.readyz,
  settings.metrics,
  domains.askCertificate,
  settings.showOpenApi,
  settings.showDocs,
] as const;

/** Every route, in the order of the documentation. */
export const routes: readonly [
  ...typeof accountRoutes,
  ...typeof fileRoutes,
  ...typeof otherRoutes,
] = [...accountRoutes, ...fileRoutes, ...otherRoutes];

type Served<R extends readonly RouteConfig[]> = { [I in keyof R]: { route: R[I]; handler: never } };

declare const app: OpenAPIHono;

/** The service's type for the typed client: `hc<Api>(origin)`. */
export type Api = ReturnType<typeof app.openapiRoutes<Served<typeof routes>>>;
