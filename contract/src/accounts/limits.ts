// Plain values without imports, so that the web app can use them without loading the schemas.

/** What tokens may be made for. No scope contains another. */
export const tokenScopes = [
  'upload',
  'files:read',
  'files:write',
  'files:delete',
  'links',
  'albums',
  'account:read',
  'admin',
] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Of one account. */
export const tokensMax = 50;
export const tokenNameLengthMax = 64;
/** Of one token. */
export const addressRangesMax = 32;
/** Requests of one token in a minute, to one process. */
export const tokenRequestsMax = 120;

/** Of one account. */
export const passkeysMax = 20;
export const passkeyNameLengthMax = 64;
