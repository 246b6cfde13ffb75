import { z } from 'zod';

import { isSafeAddress } from '../lib/outgoing/safe-address.ts';
import { encodedAddress, list, onOrOff, shownName, wholeNumber } from './setting-schemas.ts';
import { setting } from './setting.ts';

const issuer = encodedAddress.refine(
  (text) => isSafeAddress(text) && !text.includes('?') && !text.includes('#'),
);

const groups = list(z.string().min(1));

/** The ways to sign in. */
export const signInSettings = {
  PASSWORD_LOGIN: setting(
    'Whether people can sign in, register and reset accounts with a password; `off` requires another way to sign in. `perch user sign-in-link` always works',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  SIGN_IN_TIMEOUT: setting(
    'Timeout of a sign-in: for the directory in total, and for each response of the OpenID provider',
    'seconds, 1 to 60',
    '5',
    wholeNumber(1, 60).default(5),
  ),
  OIDC_ISSUER: setting(
    'Issuer of the OpenID provider for single sign-on; set all of OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none. Register `PUBLIC_URL/api/auth/oidc/callback` as the redirect URI at the provider',
    'an https address, or an http address of this machine',
    'none',
    issuer.optional(),
  ),
  OIDC_CLIENT_ID: setting(
    'Client ID of this installation at the OpenID provider',
    'text',
    'none',
    z.string().min(1).optional(),
  ),
  OIDC_CLIENT_SECRET: setting(
    'Client secret of this installation at the OpenID provider',
    'text',
    'none',
    z.string().min(1).optional(),
  ),
  OIDC_NAME: setting(
    'Label of the OpenID provider’s button on the sign-in page',
    '1 to 60 characters on one line',
    'SSO',
    shownName.default('SSO'),
  ),
  OIDC_ALLOWED_GROUPS: setting(
    'Groups of the OpenID provider whose members may sign in, as listed in the `groups` claim; compared exactly at each sign-in',
    'names separated by commas',
    'everyone',
    groups.optional(),
  ),
  OIDC_ADMIN_GROUPS: setting(
    'Groups of the OpenID provider whose members are administrators; the provider’s other accounts are not. Applied at each sign-in. The first administrator is not created this way, and the last administrator keeps the role',
    'names separated by commas',
    'none; roles are set in the app',
    groups.optional(),
  ),
  OIDC_LINK_VERIFIED_EMAIL: setting(
    'Whether a first sign-in links to the existing account with the same email, if the OpenID provider has verified the email and the account is not an administrator’s; otherwise users link their accounts in the settings',
    'true or false',
    'false',
    onOrOff.default(false),
  ),
};
