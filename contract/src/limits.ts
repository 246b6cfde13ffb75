// Plain numbers without imports, so that the web app can use them without loading the schemas.

/** In characters, not bytes. */
export const passwordLengthMin = 6;
export const passwordLengthMax = 256;
/** Longer text is no such password: decomposed, a character has up to four UTF-16 units. */
export const passwordTextMax = 4 * passwordLengthMax;
export const usernameLengthMax = 64;
export const emailLengthMax = 254;

export const searchLengthMax = 100;

export const rejectionReasonLengthMax = 500;
/** Of a reset of second factors. The same as for rejections, whose sentence it shares. */
export const resetReasonLengthMax = rejectionReasonLengthMax;

export const pageNumberMax = 1_000_000;
export const pageSizeMax = 100;
/** More than the longest name of a file, in JSON and base64. */
export const cursorLengthMax = 4096;
export const pageSizeDefault = 20;
export const pendingPageSizeDefault = 10;

/** How many days charts and counts by day go back, today with them. */
export const shownDays = 30;

/** The values of `category`, and of the `type` filter of upload lists. */
export const categories = ['image', 'video', 'audio', 'text', 'archive', 'other'] as const;
export type Category = (typeof categories)[number];

/** Every action of the audit log: a subject, and what happened to it. */
export const auditActions = [
  'user.signed_in',
  'user.sign_in_failed',
  'user.sign_in_refused',
  'user.signed_out',
  'user.session_ended',
  'user.other_sessions_ended',
  'user.registered',
  'user.terms_accepted',
  'user.created',
  'user.renamed',
  'user.email_requested',
  'user.email_changed',
  'user.confirmed',
  'user.confirmation_failed',
  'user.password_changed',
  'user.password_reset',
  'user.token_replaced',
  'user.token_disabled',
  'user.totp_added',
  'user.totp_removed',
  'user.recovery_codes_made',
  'user.recovery_code_used',
  'user.second_factor_failed',
  'user.second_factors_reset',
  'user.passkey_added',
  'user.passkey_renamed',
  'user.passkey_removed',
  'user.identity_linked',
  'user.identity_removed',
  'user.provider_refused',
  'user.sign_in_link_made',
  'token.created',
  'token.changed',
  'token.revoked',
  'request.created',
  'request.changed',
  'request.deleted',
  'user.approved',
  'user.suspended',
  'user.links_kept',
  'user.links_stopped',
  'user.rejected',
  'user.made_admin',
  'user.made_user',
  'user.quota_changed',
  'user.files_deleted',
  'user.deleted',
  'invite.created',
  'invite.revoked',
  'domain.requested',
  'domain.approved',
  'domain.rejected',
  'domain.removed',
  'domain.redirected',
  'domain.brand_changed',
  'domain.files_moved',
  'domain.enabled',
  'domain.disabled',
  'upload.changed',
  'upload.deleted',
  'upload.restored',
  'link.deleted',
  'album.changed',
  'album.deleted',
  'setting.changed',
  'brand.logo_set',
  'brand.logo_removed',
  'import.inspected',
  'import.started',
  'import.stopped',
] as const;
export type AuditAction = (typeof auditActions)[number];
