import { type TokenScope, tokenScopes } from '@perch/contract/accounts/limits';
import type { Token } from '@perch/contract/accounts/tokens';

// As in every other size of the app.
const bytesPerMegabyte = 1024 ** 2;

/** What the form of a token holds, as texts where people type. */
export interface TokenFields {
  name: string;
  scopes: readonly TokenScope[];
  /** When it ends; empty: as it is, never for a new one. */
  expires: string;
  cidrs: string;
  megabytes: string;
  /** The id of a profile; empty for none. */
  profile: string;
  isLocked: boolean;
}

export const newTokenFields: TokenFields = {
  name: '',
  scopes: ['upload'],
  expires: '',
  cidrs: '',
  megabytes: '',
  profile: '',
  isLocked: false,
};

export function fieldsOf(token: Token): TokenFields {
  const { bytesPerDay } = token;
  return {
    name: token.name,
    scopes: token.scopes,
    expires: '',
    cidrs: token.cidrs.join(' '),
    megabytes: bytesPerDay === null ? '' : String(bytesPerDay / bytesPerMegabyte),
    profile: token.profile?._id ?? '',
    isLocked: token.profileLocked,
  };
}

/** Those of the fields that cannot be sent as they are. */
export function problemsOf({ name, scopes, megabytes }: TokenFields) {
  return {
    name: name.trim() === '',
    scopes: scopes.length === 0,
    megabytes: megabytes.trim() !== '' && !isAmount(megabytes.trim()),
  };
}

/** Up to a petabyte; a token that another client has made may have parts of a megabyte. */
const isAmount = (text: string) =>
  /^\d{1,9}(\.\d{1,20})?$/.test(text) && Math.round(Number(text) * bytesPerMegabyte) > 0;

/** The body of the call that makes or changes a token. */
export function bodyOf(fields: TokenFields) {
  const { name, scopes, expires, cidrs, megabytes, profile, isLocked } = fields;
  const amount = megabytes.trim();
  return {
    name: name.trim(),
    scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
    cidrs: cidrs.split(/[\s,]+/).filter((range) => range !== ''),
    bytesPerDay: amount === '' ? null : Math.round(Number(amount) * bytesPerMegabyte),
    profile: profile || null,
    profileLocked: profile !== '' && isLocked,
    ...(expires !== '' && { expires }),
  };
}
